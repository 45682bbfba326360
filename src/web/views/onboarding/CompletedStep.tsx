import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useNameBegins } from '../content/use-name-begun.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Seal } from '../verification/Seal.tsx';
import { stepForm } from '../steps/step-form.ts';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** End of joining: what one can do now, and what a name or a career would add. */
export const CompletedStep = observer(function CompletedStep() {
  const flow = useStore(OnboardingFlowStore);
  const { isNameless } = flow;
  useEffect(() => void flow.end(), [flow]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    flow.happen(isNameless ? { kind: 'turn', step: 'AnonymousProfile' } : { kind: 'finish' });
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={send}>
      {isNameless ? <Nameless /> : <Joined />}
      <CareerOffer />
    </form>
  );
});

const Nameless = observer(function Nameless() {
  const { completed: words } = useWords(onboardingWords);
  return <p>{words.nameless.lead}</p>;
});

const Joined = observer(function Joined() {
  const { completed: words } = useWords(onboardingWords);
  const { state } = useStore(OnboardingFlowStore);
  const begins = useNameBegins();
  const { verification, careerType, canVerify, isWriter, hasFilledCareerStatus, skips } = state;
  const isUnproven = canVerify && verification === '' && careerType !== 'unemployed' && (hasFilledCareerStatus || !skips.includes('CareerStatus'));
  const can = words.can.filter(({ needsName }) => !needsName || isWriter);
  return (
    <>
      <Seal />
      <p className="muted">{words.lead}</p>
      <ul className={styles.can}>
        {can.map(({ heading, text }) => (
          <li key={heading}>
            <CheckIcon />
            <span>
              <b>{heading}</b>
              <span className="muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {begins && <p className="inset">{begins}</p>}
      {isUnproven && <p className="inset">{words.unproven}</p>}
    </>
  );
});

const CareerOffer = observer(function CareerOffer() {
  const { completed: words } = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const { skips, hasFilledCareerStatus, canVerify } = flow.state;
  if (hasFilledCareerStatus || !skips.includes('CareerStatus')) return null;
  return (
    <div className="stack g2">
      {canVerify && <p className="hint">{words.career.text}</p>}
      <div>
        <Button onClick={() => flow.happen({ kind: 'turn', step: 'CareerStatus' })}>{words.career.go}</Button>
      </div>
    </div>
  );
});

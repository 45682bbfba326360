import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useNameBegins } from '../content/use-name-begun.ts';
import { useStore } from '../stores.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Seal } from '../verification/Seal.tsx';
import { stepForm } from '../steps/step-form.ts';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

export const CompletedStep = observer(function CompletedStep() {
  const words = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const begins = useNameBegins();
  const { verification, careerType, canVerify, isWriter } = flow.state;
  const can = words.completed.can.filter(({ needsName }) => !needsName || isWriter);
  useEffect(() => void flow.finish('OnboardingCompleted'), [flow]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    flow.happen({ kind: 'finish' });
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={send}>
      <Seal />
      <p className="muted">{words.completed.lead}</p>
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
      {canVerify && verification === '' && careerType !== 'unemployed' && <p className="inset">{words.completed.unproven}</p>}
    </form>
  );
});

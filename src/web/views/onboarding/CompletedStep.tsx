import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { JoiningStore } from '#web/stores/onboarding/joining-store.ts';
import { useStore } from '../stores.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Seal } from '../verification/Seal.tsx';
import { stepForm } from '../steps/step-form.ts';
import { useOnboardingWords } from '../steps/use-onboarding-words.ts';
import styles from '../steps/steps.module.css';

/** The end: what somebody can do now. */
export const CompletedStep = observer(function CompletedStep() {
  const words = useOnboardingWords();
  const joining = useStore(JoiningStore);
  const { verification, careerType } = joining.state;
  useEffect(() => void joining.finish('OnboardingCompleted'), [joining]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    joining.happen({ kind: 'finish' });
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={send}>
      <Seal />
      <p className="muted">{words.completed.lead}</p>
      <ul className={styles.can}>
        {words.completed.can.map(({ heading, text }) => (
          <li key={heading}>
            <CheckIcon />
            <span>
              <b>{heading}</b>
              <span className="muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {verification === '' && careerType !== 'unemployed' && <p className="inset">{words.completed.unproven}</p>}
    </form>
  );
});

import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { stepForm } from '../steps/step-form.ts';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Step for people between jobs, with nothing to verify. */
export const NothingToVerify = observer(function NothingToVerify() {
  const words = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void flow.skip('Verification');
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={send}>
      <p>{words.unemployed.text}</p>
    </form>
  );
});

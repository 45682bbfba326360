import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { useStore } from '../stores.tsx';
import { stepForm } from '../steps/step-form.ts';
import { useOnboardingWords } from '../steps/use-onboarding-words.ts';
import styles from '../steps/steps.module.css';

/** For people between jobs, who come back to this step. */
export const NothingToVerify = observer(function NothingToVerify() {
  const words = useOnboardingWords();
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

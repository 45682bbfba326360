import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Seal } from './Seal.tsx';
import { stepForm } from '../steps/step-form.ts';
import { StepProblem } from '../steps/StepProblem.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Step after verification, whole or by half (D-14). */
export const Verified = observer(function Verified() {
  const words = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const verification = flow.state.verification || 'PARTIAL_VERIFIED';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await flow.finish('Verification')) flow.happen({ kind: 'skip' });
  };
  return (
    <form id={stepForm} className={styles.proven} onSubmit={(event) => void send(event)}>
      <Seal />
      <p role="status" className="lg strong">
        {words.verify.proven[verification]}
      </p>
      <p className="muted">{words.verify.provenText[verification]}</p>
      <StepProblem hasFailed={flow.finishing.state.status === 'FAILURE'} />
    </form>
  );
});

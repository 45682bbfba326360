import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { JoiningStore } from '#web/stores/onboarding/joining-store.ts';
import { useStore } from '../stores.tsx';
import { Seal } from './Seal.tsx';
import { stepForm } from '../steps/step-form.ts';
import { StepTrouble } from '../steps/StepTrouble.tsx';
import { useOnboardingWords } from '../steps/use-onboarding-words.ts';
import styles from '../steps/steps.module.css';

/** It is proven: whole, or by half (D-14). */
export const Proven = observer(function Proven() {
  const words = useOnboardingWords();
  const joining = useStore(JoiningStore);
  const verification = joining.state.verification || 'PARTIAL_VERIFIED';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await joining.finish('Verification')) joining.happen({ kind: 'skip' });
  };
  return (
    <form id={stepForm} className={styles.proven} onSubmit={(event) => void send(event)}>
      <Seal />
      <p role="status" className="lg strong">
        {words.verify.proven[verification]}
      </p>
      <p className="muted">{words.verify.provenText[verification]}</p>
      <StepTrouble hasFailed={joining.finishing.state.status === 'FAILURE'} />
    </form>
  );
});

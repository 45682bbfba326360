import { observer } from 'mobx-react-lite';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { MailStepStore } from '#web/stores/verification/mail-step-store.ts';
import { useStore } from '../stores.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { NothingToProve } from './NothingToProve.tsx';
import { Proven } from './Proven.tsx';

/** Proving where one works or studies: nothing to prove, an address, its code, or the proof. */
export const ProofStep = observer(function ProofStep() {
  const { state, screen } = useStore(OnboardingFlowStore);
  const { code } = useStore(MailStepStore);
  if (state.careerType === 'unemployed') return <NothingToProve />;
  if (state.verification === 'VERIFIED' || state.markVerifiedSuccessfully) return <Proven />;
  return screen === 'verifyOtp' && code ? <CodeStep /> : <AddressStep />;
});

import { observer } from 'mobx-react-lite';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { MailStepStore } from '#web/stores/verification/mail-step-store.ts';
import { useStore } from '../stores.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { NothingToVerify } from './NothingToVerify.tsx';
import { Verified } from './Verified.tsx';
import { WithoutMail } from './WithoutMail.tsx';

/** Verification of a job or a college. */
export const VerificationStep = observer(function VerificationStep() {
  const flow = useStore(OnboardingFlowStore);
  const { state, screen } = flow;
  const { code } = useStore(MailStepStore);
  if (state.careerType === 'unemployed') return <NothingToVerify />;
  if (state.verification === 'VERIFIED' || state.markVerifiedSuccessfully) return <Verified />;
  if (!flow.verifiesBy('mail')) return <WithoutMail />;
  return screen === 'verifyOtp' && code ? <CodeStep /> : <AddressStep />;
});

import { observer } from 'mobx-react-lite';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { MailStepStore } from '#web/stores/verification/mail-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { StepButtons } from '../steps/StepButtons.tsx';
import { useWords } from '../words.tsx';

export const VerificationFoot = observer(function VerificationFoot() {
  const words = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const mail = useStore(MailStepStore);
  const { state, screen } = flow;
  const isBusy = [mail.sending, mail.confirming, flow.finishing].some((request) => request.state.status === 'LOADING');
  if (state.careerType === 'unemployed' || state.verification === 'VERIFIED' || state.markVerifiedSuccessfully) {
    return <StepButtons isBusy={isBusy} later={undefined} />;
  }
  if (!flow.verifiesBy('mail')) return <StepButtons isBusy={isBusy} {...(flow.verifiesBy('portal') ? { go: words.verify.byPortal } : { later: undefined })} />;
  if (screen === 'verifyOtp' && mail.code) return <StepButtons isBusy={isBusy} go={mail.isUsable ? words.verify.confirm : words.verify.resend} />;
  return <StepButtons isBusy={isBusy} go={words.verify.send} />;
});

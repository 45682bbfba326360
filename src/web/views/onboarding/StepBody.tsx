import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { OnboardingScreen } from '#core/onboarding/sequence.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { CareerStep } from './CareerStep.tsx';
import { CommunitiesStep } from './CommunitiesStep.tsx';
import { CompletedStep } from './CompletedStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { PersonaStep } from './PersonaStep.tsx';
import { PortalStep } from '../verification/PortalStep.tsx';
import { VerificationStep } from '../verification/VerificationStep.tsx';
import { useWords } from '../words.tsx';

const steps: Readonly<Record<OnboardingScreen, ComponentType>> = {
  Communities: CommunitiesStep,
  AnonymousProfile: PersonaStep,
  careerOption: CareerStep,
  additionalDetails: DetailsStep,
  emailVerification: VerificationStep,
  verifyOtp: VerificationStep,
  OnboardingCompleted: CompletedStep,
};

export const StepBody = observer(function StepBody() {
  const words = useWords(onboardingWords);
  const { screen, hasFollowed } = useStore(OnboardingFlowStore);
  const portal = useStore(PortalStepStore);
  const Step = portal.source ? PortalStep : steps[screen];
  return (
    <ErrorBoundary key={portal.source ? 'portal' : screen}>
      <p role="status" className={hasFollowed ? 'inset' : 'vh'}>
        {hasFollowed && words.adopted}
      </p>
      <Step />
    </ErrorBoundary>
  );
});

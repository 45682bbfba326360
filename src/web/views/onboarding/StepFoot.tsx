import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { OnboardingScreen } from '#core/onboarding/sequence.ts';
import { CareerStepStore } from '#web/stores/onboarding/career-step-store.ts';
import { CommunitiesStepStore } from '#web/stores/onboarding/communities-step-store.ts';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { PersonaStepStore } from '#web/stores/onboarding/persona-step-store.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { PortalFoot } from '../verification/PortalFoot.tsx';
import { VerificationFoot } from '../verification/VerificationFoot.tsx';
import { StepButtons } from '../steps/StepButtons.tsx';
import { useWords } from '../words.tsx';

const CommunitiesFoot = observer(function CommunitiesFoot() {
  const words = useWords(onboardingWords);
  const { isBusy } = useStore(CommunitiesStepStore);
  return <StepButtons isBusy={isBusy} later={words.communities.skip} />;
});

const PersonaFoot = observer(function PersonaFoot() {
  return <StepButtons isBusy={useStore(PersonaStepStore).isBusy} />;
});

const CareerFoot = observer(function CareerFoot() {
  return <StepButtons isBusy={useStore(CareerStepStore).isBusy} />;
});

const DetailsFoot = observer(function DetailsFoot() {
  return <StepButtons isBusy={useStore(DetailsStepStore).isBusy} />;
});

const CompletedFoot = observer(function CompletedFoot() {
  const { completed: words } = useWords(onboardingWords);
  const flow = useStore(OnboardingFlowStore);
  const { choose, leave } = words.nameless;
  if (flow.isNameless) return <StepButtons isBusy={false} go={choose} later={leave} onLater={() => flow.happen({ kind: 'finish' })} />;
  return <StepButtons isBusy={false} go={words.done} later={undefined} />;
});

const feet: Readonly<Record<OnboardingScreen, ComponentType>> = {
  Communities: CommunitiesFoot,
  AnonymousProfile: PersonaFoot,
  careerOption: CareerFoot,
  additionalDetails: DetailsFoot,
  emailVerification: VerificationFoot,
  verifyOtp: VerificationFoot,
  OnboardingCompleted: CompletedFoot,
};

/** Buttons of the current step, always including one for later. */
export const StepFoot = observer(function StepFoot() {
  const { screen } = useStore(OnboardingFlowStore);
  const portal = useStore(PortalStepStore);
  const Foot = portal.source ? PortalFoot : feet[screen];
  return <Foot />;
});

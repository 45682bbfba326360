import type { Onboarding } from './onboarding.ts';
import type { OnboardingEvent } from './onboarding-event.ts';
import { sequenceFor } from './opening.ts';
import { isStepPosition, startOf, stepAt, stepsOf, type OnboardingStep, type StepPosition, type SequenceName } from './sequence.ts';

type Opened = OnboardingEvent & { readonly kind: 'open' };

/** Skips for the fully onboarded; explains missing verification between jobs. */
export function opened(state: Onboarding, event: Opened): Onboarding {
  if (state.isOnboardingOpen) return state;
  const { need } = event;
  const left = event.from ?? state.savedState;
  const isDone = need === 'r' || (need === 'w' && state.isWriter);
  if (isDone && state.isFullyOnboarded && !(left && isStepPosition(left))) return { ...state, lastStepCompleted: true };
  if (need === 'verify' && state.careerType === 'unemployed') return { ...state, showUnemployedCantVerifyBS: true };
  const { isInitial, internalCampaign, openCreatePost } = event;
  const sequence = sequenceToward(state, need);
  const skips = skipsIn(state, sequence, left && isStepPosition(left) ? stepAt(left) : undefined);
  return {
    ...state,
    ...positionFor(state, event, sequence, skips),
    isOnboardingOpen: true,
    skips,
    isInitialOnBoarding: isInitial,
    lastStepCompleted: false,
    savedState: undefined,
    isFollowUpDue: false,
    internalCampaign,
    openCreatePost,
    actionModalTitle: undefined,
    hasVerifyScreenAnimationEnded: false,
    markVerifiedSuccessfully: false,
  };
}

/** Saved position if still valid, else the first open step. */
function positionFor({ savedState }: Onboarding, { from = savedState }: Opened, sequence: SequenceName, skips: readonly OnboardingStep[]): StepPosition {
  if (from && isStepPosition(from) && (from.sequence === sequence || isUnderWay(from, sequence))) return from;
  return { ...startOf(sequence), stepIndex: stepsOf(sequence).findIndex((step) => !skips.includes(step)) };
}

/** Continues the full sequence after its first step made a reader. */
const isUnderWay = (left: StepPosition, sequence: SequenceName): boolean => left.sequence === 'full' && left.stepIndex > 0 && sequence === 'short';

function sequenceToward(state: Onboarding, need: Opened['need']): SequenceName {
  if (need === 'edit') return 'edit';
  if (need === 'verify') return state.hasFilledCareerStatus ? 'verify' : 'edit';
  return sequenceFor({ isReader: state.isReader, writerRequired: need === 'w' });
}

/** Skips known answers, the career of a member without a name, and unavailable verification, except in a change. */
function skipsIn(state: Onboarding, sequence: SequenceName, left: OnboardingStep | undefined): readonly OnboardingStep[] {
  const isJoining = sequence === 'full' || sequence === 'short';
  const hasName = state.hasPersona && state.isWriter;
  const asksCareer = hasName || left === 'CareerStatus' || left === 'Verification';
  const known: Readonly<Record<OnboardingStep, boolean>> = {
    Communities: state.readerStepCompleted,
    AnonymousProfile: hasName,
    CareerStatus: !asksCareer || state.hasFilledCareerStatus,
    Verification: !asksCareer || state.verification === 'VERIFIED',
    OnboardingCompleted: false,
  };
  return stepsOf(sequence).filter((step) => (isJoining && known[step]) || (step === 'Verification' && !state.canVerify));
}

import type { Onboarding } from './onboarding.ts';
import type { OnboardingEvent } from './onboarding-event.ts';
import { sequenceFor } from './opening.ts';
import { isStepPosition, startOf, stepAt, stepsOf, type OnboardingStep, type StepPosition, type SequenceName } from './sequence.ts';

type Opened = OnboardingEvent & { readonly kind: 'open' };

/** Onboarding as it opens: for a member who is fully onboarded and left nothing in the middle there is nothing to open, and one between jobs sees why there is nothing to verify. */
export function opened(state: Onboarding, event: Opened): Onboarding {
  if (state.isOnboardingOpen) return state;
  const { need } = event;
  const left = event.from ?? state.savedState;
  if ((need === 'r' || need === 'w') && state.isFullyOnboarded && !(left && isStepPosition(left))) return { ...state, lastStepCompleted: true };
  if (need === 'verify' && state.careerType === 'unemployed') return { ...state, showUnemployedCantVerifyBS: true };
  const { isInitial, internalCampaign, openCreatePost } = event;
  return {
    ...state,
    ...positionFor(state, event),
    isOnboardingOpen: true,
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

/** The position at which it was left, if that still leads where it shall lead; otherwise the first step that is not behind them. */
function positionFor(state: Onboarding, { need, from }: Opened): StepPosition {
  const sequence = sequenceToward(state, need);
  const left = from ?? state.savedState;
  if (left && isStepPosition(left) && (left.sequence === sequence || isUnderWay(left, sequence))) return left;
  return sequence === 'edit' || sequence === 'verify' ? startOf(sequence) : firstOpenStep(state, sequence);
}

/** Whether the sequence goes on: a member with the first step behind them has become a reader by it, and goes on in the same sequence. */
const isUnderWay = (left: StepPosition, sequence: SequenceName): boolean => left.sequence === 'full' && left.stepIndex > 0 && sequence === 'short';

function sequenceToward(state: Onboarding, need: Opened['need']): SequenceName {
  if (need === 'edit') return 'edit';
  if (need === 'verify') return state.hasFilledCareerStatus ? 'verify' : 'edit';
  return sequenceFor({ isReader: state.isReader, writerRequired: need === 'w' });
}

function firstOpenStep(state: Onboarding, sequence: SequenceName): StepPosition {
  const behind: readonly OnboardingStep[] = [
    ...(state.readerStepCompleted ? (['Communities'] as const) : []),
    ...(state.hasPersona && state.isWriter ? (['AnonymousProfile'] as const) : []),
    ...(state.hasFilledCareerStatus ? (['CareerStatus'] as const) : []),
  ];
  const stepIndex = stepsOf(sequence).findIndex((step) => !behind.includes(step));
  const position = { ...startOf(sequence), stepIndex };
  return stepAt(position) === 'OnboardingCompleted' ? startOf(sequence) : position;
}

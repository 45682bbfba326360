import { completed, notBegun, type Onboarding } from './onboarding.ts';
import type { OnboardingEvent } from './onboarding-event.ts';
import { opened } from './opened.ts';
import { lengthOf, screenAt, startOf, stepAt, stepsOf, type OnboardingScreen, type OnboardingStep, type StepPosition } from './sequence.ts';
import { isPortalVerification, isVerified } from '../careers/verification.ts';
import { forwardTo, leftOf, nextStep, rightOf } from './walk.ts';

/** Reducer of onboarding events; events out of place change nothing. */
export const after = (state: Onboarding, event: OnboardingEvent): Onboarding => pastSkipped(state, happened(state, event));

function pastSkipped(before: Onboarding, state: Onboarding): Onboarding {
  if (!state.isOnboardingOpen || !state.skips.includes(stepAt(state))) return state;
  const isBack = before.isOnboardingOpen && before.sequence === state.sequence && before.stepIndex > state.stepIndex;
  if (!isBack) return pastSkipped(before, wentTo(state, nextStep(state)));
  const further = leftOf({ ...state, nestedStepIndex: 0 });
  return further ? pastSkipped(before, { ...state, ...further }) : before;
}

export const mayGoBack = (state: Onboarding): boolean => leftOf(state) !== undefined && after(state, { kind: 'left' }) !== state;

export const stepsBehind = (state: Onboarding): number => (mayGoBack(state) ? 1 + stepsBehind(after(state, { kind: 'left' })) : 0);

function happened(state: Onboarding, event: OnboardingEvent): Onboarding {
  switch (event.kind) {
    case 'known':
      return completed({ ...state, ...event.facts });
    case 'open':
      return opened(state, event);
    case 'signedOut':
      return notBegun;
    case 'followedUp':
      return { ...state, isFollowUpDue: false, actionModalTitle: undefined };
    case 'unemployedSheetClosed':
      return { ...state, showUnemployedCantVerifyBS: false };
    default:
      return state.isOnboardingOpen ? onTheWay(state, event) : state;
  }
}

type EventOnTheWay = Exclude<OnboardingEvent, { readonly kind: 'known' | 'open' | 'signedOut' | 'followedUp' | 'unemployedSheetClosed' }>;

const screensOf: Partial<Record<OnboardingEvent['kind'], readonly OnboardingScreen[]>> = {
  communitiesSaved: ['Communities'],
  personaSaved: ['AnonymousProfile'],
  turn: ['OnboardingCompleted'],
  careerSaved: ['careerOption'],
  detailsSaved: ['additionalDetails'],
  verified: ['emailVerification', 'verifyOtp'],
  verifyAnimationEnded: ['emailVerification', 'verifyOtp', 'OnboardingCompleted'],
};

function onTheWay(state: Onboarding, event: EventOnTheWay): Onboarding {
  if (screensOf[event.kind]?.includes(screenAt(state)) === false) return state;
  switch (event.kind) {
    case 'right':
      return wentTo(state, rightOf(state));
    case 'skip':
      return wentTo(withoutProof(state), nextStep(state));
    case 'turn':
      return turned(state, event.step);
    case 'left':
      return leftOf(state) ? { ...state, ...leftOf(state) } : closed(state);
    case 'close':
      return closed(state);
    case 'finish':
      return finished(state);
    case 'communitiesSaved':
      return wentTo(completed({ ...state, isReader: true, readerStepCompleted: true }), rightOf(state));
    // Nobody writes who may not read: the short sequence makes a reader on the way.
    case 'personaSaved':
      return wentTo(completed({ ...state, isReader: true, isWriter: true, hasPersona: true }), rightOf(state));
    case 'careerSaved':
      return careerSaved(state, event);
    case 'detailsSaved':
      return detailsSaved(state, event);
    case 'verified':
      return verifiedBy(state, event);
    case 'verifyAnimationEnded':
      return isVerified(state.verification) ? { ...state, hasVerifyScreenAnimationEnded: true } : state;
  }
}

/** Drops the proof where no career is given. */
const withoutProof = (state: Onboarding): Onboarding =>
  stepAt(state) === 'CareerStatus' && state.careerType === undefined ? { ...state, skips: [...state.skips, 'Verification'] } : state;

const career: readonly OnboardingStep[] = ['CareerStatus', 'Verification'];

/** Goes from the end to a step that was put off or left out. */
function turned(state: Onboarding, step: OnboardingStep): Onboarding {
  const sequence = stepsOf(state.sequence).includes(step) ? state.sequence : 'short';
  const others = state.skips.filter((each) => each !== step && !career.includes(each));
  const left = step !== 'CareerStatus' ? career : state.canVerify ? [] : ['Verification' as const];
  return { ...state, skips: [...others, ...left], ...startOf(sequence), stepIndex: stepsOf(sequence).indexOf(step) };
}

/** Undefined position means the end. */
const wentTo = (state: Onboarding, position: StepPosition | undefined): Onboarding => (position ? { ...state, ...position } : finished(state));

/** Remembers the position of unfinished onboarding, and how to return. */
function closed(state: Onboarding): Onboarding {
  const { sequence, stepIndex, nestedStepIndex, openCreatePost } = state;
  if (stepAt(state) === 'OnboardingCompleted') return finished(state);
  return {
    ...state,
    isOnboardingOpen: false,
    savedState: { sequence, stepIndex, nestedStepIndex },
    markVerifiedSuccessfully: false,
    actionModalTitle: state.isWriter ? undefined : openCreatePost ? 'almostReady' : 'default',
  };
}

/** Returns to the first step and marks completion; six steps mean fully onboarded (R-103, D-01). */
function finished(state: Onboarding): Onboarding {
  return {
    ...state,
    ...startOf(state.sequence),
    isOnboardingOpen: false,
    lastStepCompleted: true,
    savedState: undefined,
    actionModalTitle: undefined,
    isFullyOnboarded: state.isFullyOnboarded || lengthOf(state.sequence) === 6,
    isFollowUpDue: state.isInitialOnBoarding,
    isInitialOnBoarding: false,
    hasVerifyScreenAnimationEnded: false,
    markVerifiedSuccessfully: false,
  };
}

/** Job portal verification fills the career, which completes this step for a writer. */
function careerSaved(state: Onboarding, { facts, source }: EventOnTheWay & { readonly kind: 'careerSaved' }): Onboarding {
  const isPortal = isPortalVerification(facts.verification, source);
  const skips = state.canVerify ? state.skips.filter((step) => step !== 'Verification') : state.skips;
  const saved = completed({ ...state, ...facts, skips, hasFilledCareerStatus: facts.hasFilledCareerStatus || isPortal });
  return wentTo(saved, isPortal && state.isWriter ? nextStep(state) : rightOf(state));
}

const advancing: readonly OnboardingStep[] = ['Verification', 'OnboardingCompleted'];

/** Server decides the step after a filled career. */
function detailsSaved(state: Onboarding, { verification, nextStep: wanted }: EventOnTheWay & { readonly kind: 'detailsSaved' }): Onboarding {
  const saved = completed({ ...state, verification, hasFilledCareerStatus: true });
  if (jumpsToEnd(saved)) return atEnd(saved);
  const step = advancing.find((known) => known === wanted);
  return step ? { ...saved, ...forwardTo(saved, step) } : wentTo(saved, rightOf(saved));
}

function verifiedBy(state: Onboarding, { verification }: EventOnTheWay & { readonly kind: 'verified' }): Onboarding {
  const verified = completed({ ...state, verification, markVerifiedSuccessfully: isVerified(verification) });
  return jumpsToEnd(verified) ? atEnd(verified) : verified;
}

/** Ends if only the verification was left and is done. */
const jumpsToEnd = (state: Onboarding): boolean => lengthOf(state.sequence) === 2 && isVerified(state.verification);

const atEnd = (state: Onboarding): Onboarding => ({ ...state, stepIndex: stepsOf(state.sequence).length - 1, nestedStepIndex: 0 });

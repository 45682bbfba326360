import { array, assert, boolean, constantFrom, integer, oneof, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after } from './after.ts';
import { careerTypes } from '../careers/completeness.ts';
import { notBegun, type Onboarding } from './onboarding.ts';
import type { OnboardingEvent } from './onboarding-event.ts';
import { isStepPosition, sequenceNames, startOf, type StepPosition } from './sequence.ts';
import { verifications } from '../careers/verification.ts';
import { leftOf, rightOf } from './walk.ts';

const verification = constantFrom(...verifications);
const careerType = constantFrom(...careerTypes, undefined);
const source = constantFrom('portal' as const, 'mail' as const, undefined);
const anyPosition: Arbitrary<StepPosition> = record({
  sequence: constantFrom(...sequenceNames),
  stepIndex: integer({ min: -2, max: 9 }),
  nestedStepIndex: integer({ min: -2, max: 4 }),
});
const facts = record({
  isReader: boolean(),
  isWriter: boolean(),
  hasPersona: boolean(),
  hasFilledCareerStatus: boolean(),
  careerType,
  verification,
  canVerify: boolean(),
});

const plainKinds = [
  'right',
  'left',
  'close',
  'finish',
  'skip',
  'communitiesSaved',
  'personaSaved',
  'verifyAnimationEnded',
  'unemployedSheetClosed',
  'followedUp',
  'signedOut',
] as const;

const anyEvent: Arbitrary<OnboardingEvent> = oneof(
  { weight: 6, arbitrary: record({ kind: constantFrom(...plainKinds) }) },
  record({ kind: constantFrom('turn' as const), step: constantFrom('AnonymousProfile' as const, 'CareerStatus' as const) }),
  record({ kind: constantFrom('known' as const), facts }),
  {
    weight: 2,
    arbitrary: record({
      kind: constantFrom('open' as const),
      need: constantFrom('r' as const, 'w' as const, 'verify' as const, 'edit' as const),
      isInitial: boolean(),
      internalCampaign: constantFrom('', 'vote'),
      openCreatePost: boolean(),
      from: oneof(constantFrom(undefined), anyPosition),
    }),
  },
  record({ kind: constantFrom('careerSaved' as const), facts, source }),
  record({
    kind: constantFrom('detailsSaved' as const),
    verification,
    nextStep: constantFrom('Verification', 'OnboardingCompleted', 'Communities', 'nonsense', undefined),
  }),
  record({ kind: constantFrom('verified' as const), verification }),
);

function faultsOf(state: Onboarding): string[] {
  const { isOnboardingOpen, savedState, lastStepCompleted, stepIndex, nestedStepIndex, actionModalTitle } = state;
  const faults: [string, boolean][] = [
    ['stands at no place', !isStepPosition(state)],
    ['keeps no place', savedState !== undefined && !isStepPosition(savedState)],
    ['is open and left at once', isOnboardingOpen && (savedState !== undefined || actionModalTitle !== undefined)],
    ['is open and done at once', isOnboardingOpen && lastStepCompleted],
    ['is done and not at the first step', lastStepCompleted && !savedState && (stepIndex !== 0 || nestedStepIndex !== 0)],
    ['has all it takes and has not joined', state.hasFilledCareerStatus && state.hasPersona && state.isReader && !state.isFullyOnboarded],
    ['shows a verification that is none', state.markVerifiedSuccessfully && !isOnboardingOpen],
    ['follows up what was not the first', state.isFollowUpDue && isOnboardingOpen && state.isInitialOnBoarding],
  ];
  return faults.filter(([, is]) => is).map(([fault]) => fault);
}

describe('onboarding, whatever happens', () => {
  it('reaches no state that the specification does not name (R-094, R-095)', () => {
    assert(
      property(array(anyEvent, { maxLength: 40 }), (events) => {
        let state = notBegun;
        for (const event of events) {
          state = after(state, event);
          expect(faultsOf(state)).toEqual([]);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('goes right and left as inverses (R-101)', () => {
    assert(
      property(anyPosition.filter(isStepPosition), (position) => {
        const right = rightOf(position);
        const left = leftOf(position);
        expect(right ? leftOf(right) : position).toEqual(position);
        expect(left ? rightOf(left) : position).toEqual(position);
      }),
    );
  });

  it('starts at the first step again after finishing, from wherever it stood (R-102)', () => {
    assert(
      property(array(anyEvent, { maxLength: 30 }), (events) => {
        const state = events.reduce(after, notBegun);
        const done = after(state, { kind: 'finish' });
        if (!state.isOnboardingOpen) expect(done).toBe(state);
        else expect(done).toMatchObject({ ...startOf(state.sequence), isOnboardingOpen: false, lastStepCompleted: true, savedState: undefined });
      }),
    );
  });

  it('ends after as many steps right as it has screens, at most seven (D-01)', () => {
    assert(
      property(constantFrom(...sequenceNames), (sequence) => {
        let screens = 0;
        for (let position: StepPosition | undefined = startOf(sequence); position; position = rightOf(position)) screens++;
        expect(screens).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('forgets everything with a sign-out', () => {
    assert(
      property(array(anyEvent, { maxLength: 30 }), (events) => {
        expect(after(events.reduce(after, notBegun), { kind: 'signedOut' })).toBe(notBegun);
      }),
    );
  });
});

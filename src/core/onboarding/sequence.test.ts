import { describe, expect, it } from 'vitest';
import {
  isStepPosition,
  lengthOf,
  nestedCountOf,
  onboardingSteps,
  screenAt,
  sequenceNames,
  startOf,
  stepsOf,
  type StepPosition,
  type SequenceName,
} from './sequence.ts';
import { rightOf } from './walk.ts';

function screensOf(sequence: SequenceName): string[] {
  const found: string[] = [];
  for (let position: StepPosition | undefined = startOf(sequence); position; position = rightOf(position)) found.push(screenAt(position));
  return found;
}

describe('the steps of onboarding (R-094)', () => {
  it('are five, two of which hold two screens each', () => {
    expect(onboardingSteps).toEqual(['Communities', 'AnonymousProfile', 'CareerStatus', 'Verification', 'OnboardingCompleted']);
    expect(onboardingSteps.map(nestedCountOf)).toEqual([0, 0, 2, 2, 0]);
  });

  it.each([
    ['full', 6],
    ['short', 5],
    ['edit', 4],
    ['verify', 2],
  ] as const)('are counted in the sequence “%s” as %i: the career counts twice, the verification once (D-01)', (sequence, length) => {
    expect(lengthOf(sequence)).toBe(length);
  });

  it.each([
    ['full', ['Communities', 'AnonymousProfile', 'careerOption', 'additionalDetails', 'emailVerification', 'verifyOtp', 'OnboardingCompleted']],
    ['short', ['AnonymousProfile', 'careerOption', 'additionalDetails', 'emailVerification', 'verifyOtp', 'OnboardingCompleted']],
    ['edit', ['careerOption', 'additionalDetails', 'emailVerification', 'verifyOtp', 'OnboardingCompleted']],
    ['verify', ['emailVerification', 'verifyOtp', 'OnboardingCompleted']],
  ] as const)('follow each other in “%s” (D-02)', (sequence, screens) => {
    expect(screensOf(sequence)).toEqual(screens);
  });

  it.each(sequenceNames)('of “%s” are all places, and nothing beside them is', (sequence) => {
    for (let stepIndex = -1; stepIndex <= stepsOf(sequence).length; stepIndex++) {
      const isThere = stepIndex >= 0 && stepIndex < stepsOf(sequence).length;
      expect(isStepPosition({ sequence, stepIndex, nestedStepIndex: 0 })).toBe(isThere);
      expect(isStepPosition({ sequence, stepIndex, nestedStepIndex: 2 })).toBe(false);
      expect(isStepPosition({ sequence, stepIndex, nestedStepIndex: -1 })).toBe(false);
      expect(isStepPosition({ sequence, stepIndex, nestedStepIndex: 0.5 })).toBe(false);
    }
  });
});

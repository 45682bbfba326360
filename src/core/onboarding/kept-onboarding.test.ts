import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OnboardingDraft } from './onboarding-draft.ts';
import { isStepPosition } from './sequence.ts';
import { keptOnboarding, onboardingIn } from './kept-onboarding.ts';

const whole: OnboardingDraft = {
  flow: {
    need: 'w',
    isOpen: true,
    isInitial: false,
    internalCampaign: 'vote',
    openCreatePost: true,
    place: { sequence: 'short', stepIndex: 1, nestedStepIndex: 1 },
  },
  communities: ['topic/interviews'],
  userName: 'Quiet Banyan',
  avatarUri: '17-sky',
  career: {
    type: 'working',
    companyName: 'Pravaha',
    collegeName: '',
    jobProfile: 'Cook',
    jobLocation: '',
    departmentId: 3,
    industryId: 2,
    roleId: 0,
    tagId: 0,
    courseId: 0,
    specializationId: 0,
  },
  mail: { address: 'a@b.in', code: { expiresAt: 9, resendAt: 8, triesLeft: 5, sendsLeft: 2 } },
};
const kept = (draft: unknown) => ({ userId: 'me', draft });

describe('a draft that a storage gives back', () => {
  it('is what was put there', () => {
    expect(onboardingIn(keptOnboarding(whole, 'me'), 'me')).toEqual(whole);
  });

  it('is under the name that devices have kept it under', () => {
    expect(keptOnboarding(whole, 'me')).toMatchObject({ userId: 'me', draft: { joining: whole.flow } });
    expect(keptOnboarding({ flow: undefined }, 'me')).toBeUndefined();
  });

  it('is nothing for anyone else', () => {
    expect(onboardingIn(keptOnboarding(whole, 'another'), 'me')).toEqual({});
  });

  it.each([undefined, '', null, 7, { userId: 'me' }])('is empty when it is “%s”', (value) => {
    expect(Object.values(onboardingIn(value, 'me')).filter((part) => part !== undefined)).toEqual([]);
  });

  it('is at a position that there is, however it was tampered with', () => {
    assert(
      property(jsonValue(), (value) => {
        for (const tampered of [value, { joining: value, career: value, mail: value }, { joining: { ...whole.flow, place: value } }]) {
          const { flow } = onboardingIn(kept(tampered), 'me');
          expect(flow === undefined || isStepPosition(flow.place)).toBe(true);
        }
      }),
    );
  });
});

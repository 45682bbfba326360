import { assert, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OnboardingDraft } from '#core/onboarding/onboarding-drafts.ts';
import { isStepPosition } from '#core/onboarding/sequence.ts';
import { draftIn, draftTextOf } from './onboarding-draft-text.ts';

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
const kept = (draft: unknown) => JSON.stringify({ userId: 'me', draft });

describe('a draft that a storage gives back', () => {
  it('is what was put there', () => {
    expect(draftIn(draftTextOf(whole, 'me'), 'me')).toEqual(whole);
  });

  it('stands under the name that devices have kept it under', () => {
    expect(JSON.parse(draftTextOf(whole, 'me') ?? '')).toMatchObject({ userId: 'me', draft: { joining: whole.flow } });
    expect(draftTextOf({ flow: undefined }, 'me')).toBeUndefined();
  });

  it('is nothing for anybody else', () => {
    expect(draftIn(draftTextOf(whole, 'another'), 'me')).toEqual({});
  });

  it.each([undefined, '', 'nonsense', 'null', '7', '{"userId":"me"}'])('is empty when it is “%s”', (text) => {
    expect(Object.values(draftIn(text, 'me')).filter((part) => part !== undefined)).toEqual([]);
  });

  it('stands at a position that there is, however it was tampered with', () => {
    assert(
      property(jsonValue(), string(), (value, text) => {
        for (const tampered of [value, { joining: value, career: value, mail: value }, { joining: { ...whole.flow, place: value } }]) {
          const { flow } = draftIn(kept(tampered), 'me');
          if (flow) expect(isStepPosition(flow.place)).toBe(true);
        }
        expect(draftIn(text, 'me').flow).toBeUndefined();
      }),
    );
  });
});

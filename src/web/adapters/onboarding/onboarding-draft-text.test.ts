import { assert, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlace } from '#core/onboarding/sequence.ts';
import { draftIn } from './onboarding-draft-text.ts';

const whole = {
  joining: {
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
const kept = (draft: unknown, userId = 'me') => JSON.stringify({ userId, draft });

describe('a draft that a storage gives back', () => {
  it('is what was put there', () => {
    expect(draftIn(kept(whole), 'me')).toEqual(whole);
  });

  it('is nothing for anybody else', () => {
    expect(draftIn(kept(whole, 'another'), 'me')).toEqual({});
  });

  it.each([undefined, '', 'nonsense', 'null', '7', '{"userId":"me"}'])('is empty when it is “%s”', (text) => {
    expect(Object.values(draftIn(text, 'me')).filter((part) => part !== undefined)).toEqual([]);
  });

  it('stands at a place that there is, whatever somebody has bent', () => {
    assert(
      property(jsonValue(), string(), (value, text) => {
        for (const bent of [value, { joining: value, career: value, mail: value }, { joining: { ...whole.joining, place: value } }]) {
          const { joining } = draftIn(kept(bent), 'me');
          if (joining) expect(isPlace(joining.place)).toBe(true);
        }
        expect(draftIn(text, 'me').joining).toBeUndefined();
      }),
    );
  });
});

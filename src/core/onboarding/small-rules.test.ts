import { describe, expect, it } from 'vitest';
import { mayInterrupt, neverInterrupted } from '../nudges/nudge-budget.ts';
import { guardedDetails } from '../careers/career-update.ts';
import { onboardingNudge } from './timings.ts';
import { isPortalVerification, isVerified, verifications } from '../careers/verification.ts';

describe('the details of a career (R-113)', () => {
  it('are not sent for a career that is not there', () => {
    expect([guardedDetails({ careerStatusId: undefined }), guardedDetails({ careerStatusId: '' })]).toEqual([undefined, undefined]);
  });

  it.each([
    [undefined, null],
    [-1, null],
    [0, null],
    [1, 1],
  ])('send the course %s as %s', (courseId, sent) => {
    expect(guardedDetails({ careerStatusId: 'c', courseId })?.courseId).toBe(sent);
  });

  it('send no tag as 0, and no role as nothing', () => {
    expect(guardedDetails({ careerStatusId: 'c' })).toEqual({ careerStatusId: 'c', courseId: null, tagId: 0, roleId: null });
    expect(guardedDetails({ careerStatusId: 'c', tagId: 4, roleId: 9 })).toMatchObject({ tagId: 4, roleId: 9 });
  });
});

describe('a verification (R-114)', () => {
  it('is whole, in part, or none', () => {
    expect(verifications.map((verification) => [verification, isVerified(verification)])).toEqual([
      ['VERIFIED', true],
      ['PARTIAL_VERIFIED', true],
      ['', false],
    ]);
  });

  it('by the job portal is whole or none (R-115)', () => {
    expect([isPortalVerification('VERIFIED', 'portal'), isPortalVerification('PARTIAL_VERIFIED', 'portal'), isPortalVerification('VERIFIED', 'mail')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the card that speaks of onboarding', () => {
  it('is one the budget lets speak, once (D-19)', () => {
    expect(mayInterrupt(onboardingNudge, neverInterrupted, 0)).toBe(true);
    expect(mayInterrupt(onboardingNudge, { interruptedAt: 0, closed: [] }, 1)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { reviewFormTarget, reviewFormUrl, type ReviewFormTarget } from './review-form-url.ts';

describe('the URL of the form of a review (R-084)', () => {
  it.each<[string, ReviewFormTarget]>([
    ['/contribute/company-review-v3', { company: null, reviewId: null, step: 'company', isInvited: false }],
    ['/contribute/company-review-v3?company=koyal-pay', { company: 'koyal-pay', reviewId: null, step: 'company', isInvited: false }],
    ['/contribute/company-review-v3?company=koyal-pay&step=likes', { company: 'koyal-pay', reviewId: null, step: 'likes', isInvited: false }],
    ['/contribute/company-review-v3?rid=r7k2m0c4&step=send', { company: null, reviewId: 'r7k2m0c4', step: 'send', isInvited: false }],
    ['/contribute/company-review-v3?company=koyal-pay&invited=true', { company: 'koyal-pay', reviewId: null, step: 'company', isInvited: true }],
  ])('%s says what it is opened for', (url, target) => {
    expect(reviewFormUrl(target)).toBe(url);
    expect(reviewFormTarget(new URL(url, 'https://daftar.test').searchParams)).toEqual(target);
  });

  it('begins at the first step where it names none that there is', () =>
    expect(reviewFormTarget([['step', 'constructor']])).toEqual({ company: null, reviewId: null, step: 'company', isInvited: false }));
});

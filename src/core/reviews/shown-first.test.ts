import { describe, expect, it } from 'vitest';
import { emptyReview, reviewOf } from './review-form.ts';
import { shownFirst } from './shown-first.ts';

const nurse = reviewOf({ ...emptyReview, designationId: '12', cityId: '3', works: 'now' });

describe('what readers see first of the job of a review (F-02)', () => {
  it('is nothing of what its author says, all of which is held back', () => {
    expect(shownFirst(nurse)).toEqual({ shown: [], waiting: ['designation', 'city', 'isCurrent'] });
    expect(shownFirst(reviewOf(emptyReview))).toEqual({ shown: [], waiting: [] });
  });

  it('stays for an edit with the same job, and starts over for another', () => {
    expect(shownFirst({ ...nurse, likes: 'More' }, nurse)).toBeUndefined();
    expect(shownFirst({ ...nurse, cityId: 4 }, nurse)?.waiting).toEqual(['designation', 'city', 'isCurrent']);
  });
});

import { expect, it } from 'vitest';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import type { NewReview, ReviewDraft } from '#core/reviews/review-draft.ts';
import { keepsDecisions, type OpenedKey } from '#tests/ports/contributions/own-contributions.ts';

/** Stands the adapter up where there is one company, `koyal-pay`. */
export type OpenKey = () => Promise<OpenedKey<OwnReviews>>;

/** A review as somebody fills it in. */
export const aReviewDraft: ReviewDraft = {
  stars: 4,
  ratings: { workLife: 5, growth: 2 },
  title: 'Good teams',
  likes: 'Seniors review code properly and nobody calls after seven.',
  dislikes: 'The promotion cycle moved twice within this one year.',
  designationId: null,
  cityId: null,
  employment: 'full-time',
  isCurrent: false,
  exit: { bondRupees: 0, bondMonths: 0, noticeDays: 60, buyout: 'not-asked', relievingDays: 10, settlementDays: null, isWithheld: false },
};

const first: NewReview = { ...aReviewDraft, isInvited: true };
const better: ReviewDraft = { ...aReviewDraft, likes: 'The seniors there review code properly, all of them.' };

/** The promises of OwnReviews, held by every adapter. */
export function keepsOwnReviews(open: OpenKey): void {
  it('sends one, which its key finds again and no other (F-07, R-090)', async () => {
    const { mine, others, token } = await open();
    expect(await mine.mine()).toBeUndefined();
    const sent = await mine.create('koyal-pay', first, token);
    expect(sent).toMatchObject({ ...aReviewDraft, company: { urlName: 'koyal-pay' }, state: 'submitted', version: 0 });
    expect([await mine.mine(), await mine.create('koyal-pay', first, token)]).toEqual([sent, sent]);
    expect(await others.mine()).toBeUndefined();
    await expect(others.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('changes it from the version that is known, and deletes it', async () => {
    const { mine, others, token } = await open();
    const { reviewId } = await mine.create('koyal-pay', first, token);
    const changed = { ...aReviewDraft, stars: 1, exit: null } as const;
    expect(await mine.change(reviewId, changed, 0)).toMatchObject({ stars: 1, exit: null, version: 1 });
    await expect(mine.change(reviewId, changed, 0)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(others.change(reviewId, changed, 1)).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.appeal(reviewId, 'It names nobody.')).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.remove(reviewId)).rejects.toMatchObject({ kind: 'missing' });
    await mine.remove(reviewId);
    expect(await mine.mine()).toBeUndefined();
    await expect(mine.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
  });

  it('takes none that says too little, and none of a company that is not there', async () => {
    const { mine, token } = await open();
    await expect(mine.create('koyal-pay', { ...first, likes: '  '.repeat(20) }, token)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await expect(mine.create('nobody-here', first, token)).rejects.toMatchObject({ kind: 'missing' });
    expect(await mine.mine()).toBeUndefined();
  });

  keepsDecisions(open, { first, better, shown: { likes: better.likes }, idOf: ({ reviewId }) => reviewId });
}

import type { NewReview, OwnReview, ReviewDraft } from '#core/reviews/review-draft.ts';
import { reviewContribution } from '#core/reviews/own-reviews.ts';
import type { Telling } from '#tests/ports/contributions/own-contributions.ts';

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

const other = { ...aReviewDraft, likes: 'The seniors there review code properly, all of them.', exit: null };

export const reviewTelling: Telling<OwnReview, NewReview, ReviewDraft> = {
  kind: reviewContribution,
  first: { ...aReviewDraft, isInvited: true },
  shown: aReviewDraft,
  other: other,
  otherShown: other,
  broken: [
    { ...aReviewDraft, isInvited: false, likes: '  '.repeat(20) },
    { ...aReviewDraft, isInvited: false, dislikes: `${aReviewDraft.dislikes} Call her on 98220 12345.` },
  ],
};

import type { operations } from '#contract/generated/review.ts';
import type { Service } from '#contract/service.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import type { ReviewDraft } from '#core/reviews/review-draft.ts';

/** The review of the key that signs the calls of this service. */
export const httpOwnReviews = (signed: Service<operations>): OwnReviews => ({
  create: (companyUrlName, draft, token) => signed.createReview({ body: { companyUrlName, token, isInvited: draft.isInvited, ...bodyOf(draft) } }),
  change: (reviewId, draft, version) => signed.updateReview({ path: { reviewId }, body: { version, ...bodyOf(draft) } }),
  async remove(reviewId) {
    await signed.deleteReview({ path: { reviewId } });
  },
  appeal: (reviewId, text) => signed.submitReviewAppeal({ path: { reviewId }, body: { text } }),
  async mine() {
    const { items } = await signed.listMyReviews({});
    return items[0];
  },
});

/** What a draft says, and nothing else that an object which holds it may hold: the contract takes no other field. */
const bodyOf = ({ stars, ratings, title, likes, dislikes, designationId, cityId, employment, isCurrent, exit }: ReviewDraft): ReviewDraft => ({
  stars,
  ratings,
  title,
  likes,
  dislikes,
  designationId,
  cityId,
  employment,
  isCurrent,
  exit,
});

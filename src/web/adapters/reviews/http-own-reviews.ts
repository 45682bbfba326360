import { routes, type operations } from '#contract/generated/review.ts';
import { createReview, updateReview } from '#contract/generated/bodies/review.ts';
import type { Service } from '#contract/service.ts';
import type { NewReview, OwnReview, ReviewDraft } from '#core/reviews/review-draft.ts';
import { reviewContribution, type ContributedReviews, type OwnReviews } from '#core/reviews/own-reviews.ts';
import { aboutToContract } from '../contributions/about-to-contract.ts';
import { DeviceContributedReplied } from '../contributions/device-contributed-replied.ts';
import type { KeyedClients } from '../contributions/keyed-clients.ts';
import { pickFields } from '../http/pick-fields.ts';

export const httpOwnReviews = (signed: Service<operations>): OwnReviews => ({
  create: (about, draft, token) => signed.createReview({ body: pickFields(createReview, { ...draft, ...aboutToContract(about), token }) }),
  change: (reviewId, draft, version) => signed.updateReview({ path: { reviewId }, body: pickFields(updateReview, { ...draft, version }) }),
  async remove(reviewId) {
    await signed.deleteReview({ path: { reviewId } });
  },
  appeal: (reviewId, text) => signed.submitReviewAppeal({ path: { reviewId }, body: { text } }),
  answerReply: (reviewId, text) =>
    text.trim() === '' ? signed.removeReviewAnswer({ path: { reviewId } }) : signed.saveReviewAnswer({ path: { reviewId }, body: { text } }),
  async mine() {
    const { items } = await signed.listMyReviews({});
    return items[0];
  },
});

export const deviceReviews = ({ parts, clientOf }: KeyedClients): ContributedReviews =>
  new DeviceContributedReplied<NewReview, OwnReview, ReviewDraft>(parts, {
    ...reviewContribution,
    thingsOf: (publicKey) => httpOwnReviews(clientOf(publicKey).service(routes)),
  });

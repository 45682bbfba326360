import { ContributedReplied } from '../contributions/contributed.ts';
import { RepliedContributions, type ModeratedKind } from '../contributions/own-contributions.ts';
import type { NewReview, OwnReview, ReviewDraft } from './review-draft.ts';

export const reviewContribution: ModeratedKind<Pick<OwnReview, 'reviewId'>, 'review'> = {
  kind: 'review',
  resource: 'REVIEW',
  idOf: ({ reviewId }) => reviewId,
};

export abstract class OwnReviews extends RepliedContributions<NewReview, OwnReview, ReviewDraft> {}

export abstract class ContributedReviews extends ContributedReplied<NewReview, OwnReview, ReviewDraft> {}

declare module '../kinds/contribution-kinds.ts' {
  interface OwnOfKinds {
    readonly review: OwnReview;
  }
}

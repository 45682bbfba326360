import { ContributedModerated } from '../contributions/contributed.ts';
import { ModeratedContributions, type ModeratedKind } from '../contributions/own-contributions.ts';
import type { NewReview, OwnReview, ReviewDraft } from './review-draft.ts';

export const reviewContribution: ModeratedKind<Pick<OwnReview, 'reviewId'>, 'review'> = {
  kind: 'review',
  resource: 'REVIEW',
  idOf: ({ reviewId }) => reviewId,
};

export abstract class OwnReviews extends ModeratedContributions<NewReview, OwnReview, ReviewDraft> {}

export abstract class ContributedReviews extends ContributedModerated<NewReview, OwnReview, ReviewDraft> {}

declare module '../kinds/contribution-kinds.ts' {
  interface OwnOfKinds {
    readonly review: OwnReview;
  }
}

import { reviewContribution } from '#core/reviews/own-reviews.ts';
import { exitKnownTo, reviewProblems, type NewReview, type OwnReview, type ReviewDraft } from '#core/reviews/review-draft.ts';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import { anId } from '#tests/content.ts';
import { OwnContributionBackend, refuseProblems, refuseReachable, type Made } from '#tests/fakes/contributions/own-contribution-backend.ts';

export class OwnReviewBackend extends OwnContributionBackend<NewReview, OwnReview, ReviewDraft> {
  readonly kind = reviewContribution;

  made({ isInvited: _, ...draft }: NewReview, facts: Made): OwnReview {
    return { ...this.changed(draft), designation: null, city: null, reply: null, ...facts, reviewId: anId('r') };
  }

  /** Lets the company reply, as at its desk. */
  letReply(reply: EmployerReply): void {
    for (const [publicKey, own] of this.kept) this.kept.set(publicKey, { ...own, reply });
  }

  changed(draft: ReviewDraft): ReviewDraft {
    const texts = { title: draft.title?.trim() || null, likes: draft.likes.trim(), dislikes: draft.dislikes.trim() };
    refuseProblems(reviewProblems({ ...texts, stars: draft.stars }));
    refuseReachable({ ...texts, title: texts.title ?? '' });
    return { ...draft, ...texts, exit: exitKnownTo(draft) };
  }
}

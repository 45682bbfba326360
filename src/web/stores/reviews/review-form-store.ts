import { reviewContribution, type ContributedReviews } from '#core/reviews/own-reviews.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { reviewFormTarget, reviewFormUrl, type ReviewFormTarget } from '#core/reviews/review-form-url.ts';
import {
  emptyReview,
  fieldsOfReview,
  newReviewOf,
  reviewFormProblems,
  reviewOf,
  reviewSteps,
  type ReviewFields,
  type ReviewFormProblems,
} from '#core/reviews/review-form.ts';
import { ContributionFormStore } from '../contributions/contribution-form-store.ts';
import type { FormParts } from '../contributions/form-parts.ts';
import { JobFields } from '../contributions/job-fields.ts';
import type { ChosenField } from '../forms/chosen-field.ts';

/** Review form. */
export class ReviewFormStore extends ContributionFormStore<ReviewFields, ReviewFormProblems, OwnReview, ReviewFormTarget> {
  readonly job: JobFields;

  constructor(contributed: ContributedReviews, parts: FormParts) {
    const { lists, clock, names } = parts;
    super(contributed, parts, {
      ...reviewContribution,
      empty: emptyReview,
      steps: reviewSteps,
      target: reviewFormTarget([]),
      urlOf: reviewFormUrl,
      changedBy: ({ reviewId }) => reviewId,
      fieldsOf: fieldsOfReview,
      preselected: async ({ isInvited }) => ({ isInvited }),
      textsOf: ({ title, likes, dislikes }) => [title, likes, dislikes],
      problemsOf: reviewFormProblems,
      send: (company, fields) => contributed.send(company, newReviewOf(fields)),
      change: (publicKey, own, fields) => contributed.change(publicKey, own, reviewOf(fields)),
    });
    this.job = new JobFields(this.form, lists, clock, names);
  }

  protected override chosenIn(step: ReviewFormTarget['step']): readonly ChosenField[] {
    return step === 'job' ? this.job.all : super.chosenIn(step);
  }

  protected override settle(): void {
    super.settle();
    this.job.settle();
  }
}

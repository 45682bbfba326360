import { screens } from '../navigation/screens.ts';
import { reviewSteps, type ReviewStep } from './review-form.ts';

/** What the form of a review is opened for, as its URL says. */
export interface ReviewFormTarget {
  /** The company by its name in URLs; nothing where it is chosen in the form. */
  readonly company: string | null;
  /** The review that is changed; nothing for a new one. */
  readonly reviewId: string | null;
  readonly step: ReviewStep;
  /** Whether it is a link of the employer. */
  readonly isInvited: boolean;
}

/** Reads from the query of a URL what the form is opened for. */
export function reviewFormTarget(query: Iterable<readonly [string, string]>): ReviewFormTarget {
  const asked = new Map(query);
  const step = asked.get('step') ?? '';
  return {
    company: asked.get('company') || null,
    reviewId: asked.get('rid') || null,
    step: isStep(step) ? step : 'company',
    isInvited: asked.get('invited') === 'true',
  };
}

const isStep = (text: string): text is ReviewStep => Object.hasOwn(reviewSteps, text);

/** The URL of the form: each step has its own, so that Back leads to the one before. */
export function reviewFormUrl({ company = null, reviewId = null, step = 'company', isInvited = false }: Partial<ReviewFormTarget> = {}): string {
  const asked = [
    company && `company=${encodeURIComponent(company)}`,
    reviewId && `rid=${encodeURIComponent(reviewId)}`,
    step !== 'company' && `step=${step}`,
    isInvited && 'invited=true',
  ];
  return [screens.reviewForm, asked.filter(Boolean).join('&')].filter(Boolean).join('?');
}

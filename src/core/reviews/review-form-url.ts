import { screens } from '../navigation/screens.ts';
import { reviewSteps, type ReviewStep } from './review-form.ts';

export interface ReviewFormTarget {
  readonly company: string | null;
  readonly reviewId: string | null;
  readonly step: ReviewStep;
  readonly isInvited: boolean;
}

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

/** Gives each step its own URL, so that Back returns to the previous step. */
export function reviewFormUrl({ company = null, reviewId = null, step = 'company', isInvited = false }: Partial<ReviewFormTarget> = {}): string {
  const asked = [
    company && `company=${encodeURIComponent(company)}`,
    reviewId && `rid=${encodeURIComponent(reviewId)}`,
    step !== 'company' && `step=${step}`,
    isInvited && 'invited=true',
  ];
  return [screens.reviewForm, asked.filter(Boolean).join('&')].filter(Boolean).join('?');
}

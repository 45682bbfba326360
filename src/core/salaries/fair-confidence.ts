import { usualCertainty } from '../figures/certainty.ts';
import { confidences, type Confidence } from '../figures/confidence.ts';
import type { Spread } from './pay-tally.ts';
import type { FairPayMethod } from '../calculators/fair-pay-rules.ts';
import type { PublishedCell } from './salary-figures.ts';

/** Relative half-width of the median, certainty × 1.2533 × 1.4826 × MAD ÷ √n. */
export const halfWidthOf = ({ deviation }: Pick<Spread, 'deviation'>, people: number): number =>
  (usualCertainty.deviations * 1.2533 * 1.4826 * deviation) / Math.sqrt(people);

/** Worse of people and half-width, lowered when only a wide cell was usable. */
export function fairConfidence(people: number, halfWidth: number, level: PublishedCell['level'], { confidence, stepsDown }: FairPayMethod): Confidence {
  const lowest = confidence.length - 1;
  const byPeople = confidence.findIndex((step) => people >= step.people - 1e-9);
  const byWidth = confidence.findIndex((step) => step.halfWidth === null || halfWidth <= step.halfWidth);
  const step = Math.max(byPeople < 0 ? lowest : byPeople, byWidth < 0 ? lowest : byWidth) + (stepsDown[level] ?? 0);
  return confidences[lowest - Math.min(step, lowest)] ?? 'very-low';
}

import { firstCountedYear } from '#core/crowds/counted-years.ts';
import { nextLevels, upTo, type CountedReview } from '#core/crowds/shown-levels.ts';
import type { ReviewJob } from '#core/reviews/review.ts';
import type { KnownReview } from '#tests/reviews.ts';

export type ShownJob = Omit<ReviewJob, 'department'>;

const counting = (reviews: readonly KnownReview[], now: number) =>
  reviews.filter(({ countedYear }) => countedYear !== null && countedYear >= firstCountedYear(now));

/** Shown jobs of one company's reviews by the core rule, all in one department. */
export function jobsOf(all: readonly KnownReview[], now: number): ReadonlyMap<string, ShownJob> {
  const reviews = counting(all, now);
  const names = [...new Set(reviews.flatMap(({ designation, city }) => [designation, city]))];
  const numberOf = (name: string | null): number | null => (name === null ? null : names.indexOf(name));
  const counted = reviews.map(({ designation, city, employment, isCurrent }): CountedReview => ({
    department: designation === null ? null : 1,
    designation: numberOf(designation),
    city: numberOf(city),
    employment,
    isCurrent,
    level: 0,
    counted: 0,
  }));
  const levels = nextLevels(counted);
  return new Map(
    reviews.map(({ reviewId, designation, city }, at) => {
      const review = counted[at];
      const job = review && upTo(review, levels.get(review) ?? 0);
      const shown = { designation: job?.designation === null ? null : designation, city: job?.city === null ? null : city };
      return [reviewId, { ...shown, employment: job?.employment ?? null, isCurrent: job?.isCurrent ?? null }];
    }),
  );
}

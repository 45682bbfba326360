import { shownLevels, upTo, type JobGroup } from '#core/crowds/shown-levels.ts';
import type { ReviewJob } from '#core/reviews/review.ts';
import type { KnownReview } from '#tests/reviews.ts';

/** What is shown of the job behind a review. */
export type ShownJob = Omit<ReviewJob, 'department'>;

/** What is shown of each job among the reviews of one company, by the rule of core. All stand in one department. */
export function jobsOf(reviews: readonly KnownReview[]): ReadonlyMap<string, ShownJob> {
  const names = [...new Set(reviews.flatMap(({ designation, city }) => [designation, city]))];
  const numberOf = (name: string | null): number | null => (name === null ? null : names.indexOf(name));
  const groups = reviews.map(({ designation, city, employment, isCurrent }): JobGroup => ({
    department: designation === null ? null : 1,
    designation: numberOf(designation),
    city: numberOf(city),
    employment,
    isCurrent,
    count: 1,
  }));
  const levels = shownLevels(groups);
  return new Map(
    reviews.map(({ reviewId, designation, city }, at) => {
      const group = groups[at];
      const job = group && upTo(group, levels.get(group) ?? 0);
      const shown = { designation: job?.designation === null ? null : designation, city: job?.city === null ? null : city };
      return [reviewId, { ...shown, employment: job?.employment ?? null, isCurrent: job?.isCurrent ?? null }];
    }),
  );
}

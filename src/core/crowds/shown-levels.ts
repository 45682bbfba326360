import { fewestContributors } from './fewest.ts';
import { shownParts } from './shown-parts.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';

export interface JobParts {
  readonly department: number | null;
  readonly designation: number | null;
  readonly city: number | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
}

export interface CountedReview extends JobParts {
  readonly level: number;
  /** Parts ever shown, of this job or an earlier one. */
  readonly counted: number;
}

/** Parts in display order, each narrowing the one before. */
const parts: readonly ((job: JobParts) => string | null)[] = [
  ({ department }) => named(department),
  ({ designation }) => named(designation),
  ({ city }) => named(city),
  ({ employment, isCurrent }) => (employment === null || isCurrent === null ? null : `${employment} ${isCurrent}`),
];

const named = (id: number | null): string | null => (id === null ? null : String(id));

/** Shows nothing of a new or changed job until many share it. */
export const firstLevel = 0;

export const wholeJob = parts.length;

/** Reveals a job part to a whole batch and never retracts it, so that coming and going exposes nobody. */
export function nextLevels<Review extends CountedReview>(reviews: readonly Review[]): ReadonlyMap<Review, number> {
  const next = new Map<Review, number>();
  const levelOf = (review: Review): number => next.get(review) ?? review.level;
  const show = (alike: readonly Review[], level: number): void => {
    const part = parts[level];
    if (!part) return;
    const waiting = alike.filter((review) => levelOf(review) === level);
    for (const batch of readyBatches(waiting, part, level)) for (const review of batch) next.set(review, level + 1);
    const shown = alike.filter((review) => levelOf(review) > level);
    for (const some of dividedBy(shown, part).values()) show(some, level + 1);
  };
  show(reviews, 0);
  return next;
}

/** Adds the smallest waiting batch if it would otherwise leave one to seven. */
function readyBatches<Review extends CountedReview>(
  waiting: readonly Review[],
  part: (job: JobParts) => string | null,
  level: number,
): readonly (readonly Review[])[] {
  const ready = [...dividedBy(waiting, part)].flatMap(([shared, reviews]) => {
    const fresh = reviews.filter(({ counted }) => counted <= level);
    return shared !== null && fresh.length >= fewestContributors ? [{ reviews, people: reviews.length }] : [];
  });
  return shownParts(ready, waiting.length).map(({ reviews }) => reviews);
}

function dividedBy<Job extends JobParts>(jobs: readonly Job[], part: (job: JobParts) => string | null): ReadonlyMap<string | null, readonly Job[]> {
  const divided = new Map<string | null, Job[]>();
  for (const job of jobs) {
    const shared = part(job);
    const before = divided.get(shared);
    if (before) before.push(job);
    else divided.set(shared, [job]);
  }
  return divided;
}

/** Reviews that share the parts shown at this level, as filters find them. */
export interface JobSlice extends JobParts {
  readonly level: number;
  readonly count: number;
}

/** Omits slices that would leave or expose a rest of one to seven. */
export function slicesOf(shown: readonly JobSlice[]): readonly JobSlice[] {
  const slices: JobSlice[] = [];
  const divide = (alike: readonly JobSlice[], level: number): void => {
    const part = parts[level];
    if (!part) return;
    const deeper = alike.filter((each) => each.level > level);
    const sliced = [...dividedBy(deeper, part).values()].map((some) => ({ some, people: countOf(some) }));
    // Those who show nothing are found by no filter.
    const whole = countOf(alike.filter((each) => each.level > 0));
    for (const { some, people } of shownParts(sliced, whole)) {
      const [first] = some;
      if (first) slices.push({ ...upTo(first, level + 1), level: level + 1, count: people });
      divide(some, level + 1);
    }
  };
  divide(shown, 0);
  return slices;
}

const countOf = (slices: readonly JobSlice[]): number => slices.reduce((sum, { count }) => sum + count, 0);

export function upTo<Job extends JobParts>(job: Job, level: number): Job {
  return {
    ...job,
    department: level > 0 ? job.department : null,
    designation: level > 1 ? job.designation : null,
    city: level > 2 ? job.city : null,
    employment: level > 3 ? job.employment : null,
    isCurrent: level > 3 ? job.isCurrent : null,
  };
}

export const isSameJob = (one: JobParts, other: JobParts): boolean =>
  one.department === other.department &&
  one.designation === other.designation &&
  one.city === other.city &&
  one.employment === other.employment &&
  one.isCurrent === other.isCurrent;

import { fewestContributors } from './fewest.ts';
import { shownParts } from './shown-parts.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';

/** The parts of a job beside a review. */
export interface JobParts {
  readonly department: number | null;
  readonly designation: number | null;
  readonly city: number | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
}

/** A review that counts and is shown, with the job behind it. */
export interface CountedReview extends JobParts {
  /** How many parts of the job are shown. */
  readonly level: number;
  /** How many parts were ever shown, of this job or of one that was said before. */
  readonly counted: number;
}

/** The parts of a job in the order in which they are shown: each narrows the one before, the last says how and whether they work there still. */
const parts: readonly ((job: JobParts) => string | null)[] = [
  ({ department }) => named(department),
  ({ designation }) => named(designation),
  ({ city }) => named(city),
  ({ employment, isCurrent }) => (employment === null || isCurrent === null ? null : `${employment} ${isCurrent}`),
];

const named = (id: number | null): string | null => (id === null ? null : String(id));

/** The level at which a new or changed job begins: nothing of it is shown before many share it. */
export const firstLevel = 0;

/** The level that shows all of a job, counted in parts. */
export const wholeJob = parts.length;

/**
 * The reviews of a company that show more of their jobs from now on, and how many parts. Who shows all of a job need not be among those given, for nothing is decided by who is there
 * already: a part is given to all at once who share it with all parts before and wait for it, where eight of them (`fewestContributors`) were never counted at this level, and where those who
 * go on waiting are none or eight. What is given is never taken back because of others, so that nobody reads a job by coming, going and changing.
 */
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

/** The batches that need not wait any longer, among those who wait in one place; the smallest does, as long as it would leave one to seven. */
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

/** Reviews that share as many parts of their jobs as the level says, and how many they are: a filter finds these. */
export interface JobSlice extends JobParts {
  readonly level: number;
  readonly count: number;
}

/** What reviews can be narrowed by, of how much each of them shows. A slice that others have left with one to seven is not among it, nor one that would tell such a rest from others. */
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

/** The job as far as a level shows it. */
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

/** Whether two jobs are the same in every part. */
export const isSameJob = (one: JobParts, other: JobParts): boolean =>
  one.department === other.department &&
  one.designation === other.designation &&
  one.city === other.city &&
  one.employment === other.employment &&
  one.isCurrent === other.isCurrent;

import { fewestContributors } from './fewest.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';

/** Reviews of one company with the very same job, and how many they are. */
export interface JobGroup {
  readonly department: number | null;
  readonly designation: number | null;
  readonly city: number | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
  readonly count: number;
}

/** The parts of a job in the order in which they are shown: each narrows the one before, the last says how and whether they work there still. */
const parts: readonly ((group: JobGroup) => string | null)[] = [
  ({ department }) => named(department),
  ({ designation }) => named(designation),
  ({ city }) => named(city),
  ({ employment, isCurrent }) => (employment === null || isCurrent === null ? null : `${employment} ${isCurrent}`),
];

const named = (id: number | null): string | null => (id === null ? null : String(id));

/** The level that shows all of a job, counted in parts. */
export const wholeJob = parts.length;

/**
 * The number of parts that each group shows of its job, so that every two reviews that look alike are among eight at least (`fewestContributors`): a part is shown where eight share it with
 * all parts before, and where those who do not, if there are any, are eight as well. So no filter, and no difference of two, is ever left with fewer.
 */
export function shownLevels(groups: readonly JobGroup[]): ReadonlyMap<JobGroup, number> {
  const levels = new Map<JobGroup, number>();
  const show = (alike: readonly JobGroup[], level: number): void => {
    for (const group of alike) levels.set(group, level);
    const part = parts[level];
    if (!part) return;
    const divided = dividedBy(alike, part);
    for (const shown of withoutFew(divided, countOf(alike))) show(shown, level + 1);
  };
  show(groups, 0);
  return levels;
}

function dividedBy(groups: readonly JobGroup[], part: (group: JobGroup) => string | null): readonly (readonly JobGroup[])[] {
  const divided = new Map<string, JobGroup[]>();
  for (const group of groups) {
    const key = part(group);
    if (key !== null) divided.set(key, [...(divided.get(key) ?? []), group]);
  }
  return [...divided.values()];
}

/** Those that are eight at least, largest first; the smallest are left out as long as those who are left out are one to seven. */
function withoutFew(divided: readonly (readonly JobGroup[])[], all: number): readonly (readonly JobGroup[])[] {
  const enough = divided.filter((some) => countOf(some) >= fewestContributors).toSorted((one, other) => countOf(other) - countOf(one));
  let left = all - countOf(enough.flat());
  while (left > 0 && left < fewestContributors && enough.length > 0) left += countOf(enough.pop() ?? []);
  return enough;
}

const countOf = (groups: readonly JobGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Reviews that share a part of their jobs and show it: a filter finds these. */
export interface JobSlice extends JobGroup {
  readonly level: number;
}

/** All slices that the levels of groups leave to be found by. */
export function slicesOf(levels: ReadonlyMap<JobGroup, number>): readonly JobSlice[] {
  const slices = new Map<string, JobSlice>();
  for (const [group, shown] of levels)
    for (let level = 1; level <= shown; level += 1) {
      const key = `${parts
        .slice(0, level)
        .map((part) => part(group))
        .join(' / ')}`;
      const before = slices.get(key)?.count ?? 0;
      slices.set(key, { ...upTo(group, level), level, count: before + group.count });
    }
  return [...slices.values()];
}

/** The job as far as a level shows it. */
export function upTo<Job extends Omit<JobGroup, 'count'>>(job: Job, level: number): Job {
  return {
    ...job,
    department: level > 0 ? job.department : null,
    designation: level > 1 ? job.designation : null,
    city: level > 2 ? job.city : null,
    employment: level > 3 ? job.employment : null,
    isCurrent: level > 3 ? job.isCurrent : null,
  };
}

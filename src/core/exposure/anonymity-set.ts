import { fewestContributors } from '../crowds/fewest.ts';
import type { ReviewFilters } from '../reviews/review-figures.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';

/** Job parts in the order an author would rather leave them out. */
export const jobFields = ['city', 'employment', 'isCurrent', 'designation', 'department'] as const;
export type JobField = (typeof jobFields)[number];

/** Names or url names; null for what is not said. */
export interface SaidJob {
  readonly department: string | null;
  readonly designation: string | null;
  readonly city: string | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
}

/** Crowd proven by public counts: all parts together, each part alone, or too few. */
export interface AnonymitySet {
  readonly size: 'among' | 'each' | 'few';
  /** Rarest part and its count, eight or more, or zero if no filter finds it. */
  readonly rarest: JobField;
  readonly count: number;
  /** Part whose removal enlarges the crowd, if any. */
  readonly generalise: JobField | null;
}

/** Public counts of each part; what no filter finds counts as zero. */
function countsOf(job: SaidJob, filters: ReviewFilters): ReadonlyMap<JobField, number> {
  const named = (among: ReviewFilters['cities'], said: string | null) => [said, among.find(({ urlName, name }) => said === urlName || said === name)] as const;
  const counts: Readonly<Record<JobField, readonly [said: unknown, found: { readonly reviewsCount: number } | undefined]>> = {
    city: named(filters.cities, job.city),
    employment: [job.employment, filters.employments.find(({ employment }) => employment === job.employment)],
    isCurrent: [job.isCurrent, filters.works.find(({ isCurrent }) => isCurrent === job.isCurrent)],
    designation: named(filters.designations, job.designation),
    department: named(filters.departments, job.department),
  };
  return new Map(jobFields.flatMap((field) => (counts[field][0] === null ? [] : [[field, shown(counts[field][1]?.reviewsCount)] as const])));
}

const shown = (count = 0): number => (count < fewestContributors ? 0 : count);

/** Computed from public counts alone (F-10); null for an empty job. */
export function anonymitySetOf(job: SaidJob, filters: ReviewFilters): AnonymitySet | null {
  const counts = countsOf(job, filters);
  const sized = sizeOf(counts);
  if (sized === null) return null;
  const ways = [...counts.keys()].map((field) => ({ field, rank: rankOf(sizeOf(new Map([...counts].filter(([other]) => isLeft(other, field))))) }));
  const best = ways.filter(({ rank }) => rank < rankOf(sized)).toSorted((one, other) => one.rank - other.rank)[0];
  return { ...sized, generalise: best?.field ?? null };
}

/** Department goes unseen without a designation. */
const isLeft = (part: JobField, left: JobField): boolean => part !== left && !(left === 'designation' && part === 'department');

const sizes: readonly AnonymitySet['size'][] = ['among', 'each', 'few'];

/** Ranks an empty job as hidden among all. */
const rankOf = (anonymitySet: Pick<AnonymitySet, 'size'> | null): number => (anonymitySet === null ? 0 : sizes.indexOf(anonymitySet.size));

/** Ignores the department, which goes with its designation. */
function sizeOf(counts: ReadonlyMap<JobField, number>): Omit<AnonymitySet, 'generalise'> | null {
  const narrowing = [...counts].filter(([field]) => field !== 'department' || !counts.has('designation'));
  const [rarest] = narrowing.toSorted(([, one], [, other]) => one - other);
  if (!rarest) return null;
  const [field, count] = rarest;
  return { size: count === 0 ? 'few' : narrowing.length === 1 ? 'among' : 'each', rarest: field, count };
}

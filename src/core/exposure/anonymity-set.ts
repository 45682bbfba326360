import { fewestContributors } from '../crowds/fewest.ts';
import type { ReviewFilters } from '../reviews/review-figures.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';

/** The parts of a job that a draft may say, in the order in which one would rather leave them out. */
export const jobFields = ['city', 'employment', 'isCurrent', 'designation', 'department'] as const;
export type JobField = (typeof jobFields)[number];

/** The parts of a job that a draft says, by their names or url names. Null is not said. */
export interface SaidJob {
  readonly department: string | null;
  readonly designation: string | null;
  readonly city: string | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
}

/**
 * How many reviews of a company say the same of a job, by what the public counts prove: `among` eight at least say all of it; `each` part is said by eight at least, and
 * all of them together may be said by fewer; `few` no filter finds eight that show one of the parts.
 */
export interface AnonymitySet {
  readonly size: 'among' | 'each' | 'few';
  /** The part that the fewest reviews show, and how many do: eight or more, or nobody where no filter finds it. */
  readonly rarest: JobField;
  readonly count: number;
  /** The one part to leave out to be among more; none where that helps nobody. */
  readonly generalise: JobField | null;
}

/** The public counts of each part of a job that is said. What no filter finds counts as nobody. */
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

/** The crowd that a job is in at a company, made of public counts alone (F-10); none of a job that says nothing. */
export function anonymitySetOf(job: SaidJob, filters: ReviewFilters): AnonymitySet | null {
  const counts = countsOf(job, filters);
  const sized = sizeOf(counts);
  if (sized === null) return null;
  const ways = [...counts.keys()].map((field) => ({ field, rank: rankOf(sizeOf(new Map([...counts].filter(([other]) => isLeft(other, field))))) }));
  const best = ways.filter(({ rank }) => rank < rankOf(sized)).toSorted((one, other) => one.rank - other.rank)[0];
  return { ...sized, generalise: best?.field ?? null };
}

/** Whether a part is still said when another is left out: without a designation nobody sees the department. */
const isLeft = (part: JobField, left: JobField): boolean => part !== left && !(left === 'designation' && part === 'department');

const sizes: readonly AnonymitySet['size'][] = ['among', 'each', 'few'];

/** Who says nothing of a job is among all. */
const rankOf = (anonymitySet: Pick<AnonymitySet, 'size'> | null): number => (anonymitySet === null ? 0 : sizes.indexOf(anonymitySet.size));

/** The size that the counts of some parts prove. A department goes with its designation and narrows nothing more. */
function sizeOf(counts: ReadonlyMap<JobField, number>): Omit<AnonymitySet, 'generalise'> | null {
  const narrowing = [...counts].filter(([field]) => field !== 'department' || !counts.has('designation'));
  const [rarest] = narrowing.toSorted(([, one], [, other]) => one - other);
  if (!rarest) return null;
  const [field, count] = rarest;
  return { size: count === 0 ? 'few' : narrowing.length === 1 ? 'among' : 'each', rarest: field, count };
}

import { experienceBands } from './salary.ts';
import { nearestFirst } from './nearest-job.ts';
import { mostShownSalaries } from './pay-search.ts';
import type { JobPay, PayGroup, PaySlice } from './salary-figures.ts';

/** The slices that stand for a job: at the company that is asked for, at all companies, and by company. */
export interface PublishedPay {
  readonly atCompany: readonly PaySlice[];
  readonly everywhere: readonly PaySlice[];
  readonly byCompany: readonly PaySlice[];
  /** Other jobs of its department at all companies, most people first: those nearest by name are chosen of them. */
  readonly inDepartment?: readonly PaySlice[];
}

type Narrowing = Pick<PayGroup, 'city' | 'experience' | 'employment'>;

/** The pay of a job of the slices that stand: the narrowest around what is asked for, and the others beside it. Slices that are missing are not guessed. */
export function jobPayOf(asked: PayGroup, { atCompany, everywhere, byCompany, inDepartment = [] }: PublishedPay): JobPay {
  const [there, market] = [atCompany.filter(isInRupees), everywhere.filter(isInRupees)];
  const slice = aroundAsked(asked, there, market) ?? null;
  const around = asked.company === null ? market : there;
  const only = (part: keyof Narrowing) => around.filter(({ group }) => parts.every((each) => (group[each] !== null) === (each === part)));
  return {
    asked,
    slice,
    isWidened: slice !== null && !isSameGroup(slice.group, asked),
    byExperience: experienceBands.flatMap((band) => only('experience').find(({ group }) => group.experience === band) ?? []),
    byCity: mostFirst(only('city')),
    byEmployment: mostFirst(only('employment')),
    byCompany: asked.company === null ? byCompany.slice(0, mostShownSalaries) : [],
    everywhere: asked.company === null ? null : besideThe(asked, slice, market),
    dollars: (asked.company === null ? everywhere : atCompany).find((each) => !isInRupees(each) && isWhole(each.group)) ?? null,
    nearest: slice === null && isWithoutWhole(everywhere) ? nearestFirst(asked.designation?.name ?? '', inDepartment).slice(0, mostNearestDepartmentJobs) : [],
  };
}

/** The most other jobs of a department that stand in for one of which nothing is shown, and the most that are looked at for those nearest by name. */
const mostNearestDepartmentJobs = 6;
export const mostDepartmentJobs = 300;

/** Whether no figure of everyone in a job is shown, so that others of its department have to stand in where the job at a company has none either. */
export const isWithoutWhole = (everywhere: readonly PaySlice[]): boolean => !everywhere.some((slice) => isInRupees(slice) && isWhole(slice.group));

const parts = ['city', 'experience', 'employment'] as const;
const nothing: Narrowing = { city: null, experience: null, employment: null };

const isInRupees = ({ figures }: PaySlice): boolean => figures.currency === 'INR';
const isNarrowed = (group: PayGroup, by: Narrowing): boolean =>
  group.city?.urlName === by.city?.urlName && group.experience === by.experience && group.employment === by.employment;
const isWhole = (group: PayGroup): boolean => isNarrowed(group, nothing);

/** Whether two groups are of the same people. */
export const isSameGroup = (one: PayGroup, other: PayGroup): boolean =>
  one.company?.urlName === other.company?.urlName && one.designation?.urlName === other.designation?.urlName && isNarrowed(one, other);

/** The slice that is shown: the narrowest at the company, else at all of them. Where that is of few companies, everyone in the job at the company that is asked for says more. */
function aroundAsked(asked: PayGroup, there: readonly PaySlice[], market: readonly PaySlice[]): PaySlice | undefined {
  const [own, elsewhere] = [narrowest(asked, there), narrowest(asked, market)];
  if (own || elsewhere?.figures.companies !== 'few') return own ?? elsewhere;
  return narrowest({ ...asked, experience: null }, there) ?? elsewhere;
}

/** The narrowest of some slices around a group: as people are employed, if that is asked for, for it says most; then the city with the band and the band; or the city and all, where no band is asked for: the pay of freshers says nothing of who has worked for years. */
function narrowest({ city, experience, employment }: PayGroup, slices: readonly PaySlice[]): PaySlice | undefined {
  const wider: readonly Narrowing[] = [
    ...(employment === null ? [] : [{ ...nothing, employment }]),
    { city, experience, employment: null },
    { ...nothing, experience },
    ...(experience === null ? [{ ...nothing, city }, nothing] : []),
  ];
  return wider.flatMap((by) => slices.find(({ group }) => isNarrowed(group, by)) ?? [])[0];
}

/** The job at all companies, narrowed as a slice is, or whole. Beside one of any experience it is of the years that were asked for, which stand nowhere else then. */
function besideThe(asked: PayGroup, slice: PaySlice | null, market: readonly PaySlice[]): PaySlice | null {
  const others = market.filter((each) => each !== slice);
  const isOfYears = slice !== null && slice.group.experience !== asked.experience;
  const beside = isOfYears ? narrowest(asked, others) : others.find(({ group }) => slice && isNarrowed(group, slice.group));
  return beside ?? others.find(({ group }) => isWhole(group)) ?? null;
}

/** The most that a list shows, those of most people first. */
export const mostFirst = (slices: readonly PaySlice[]): readonly PaySlice[] =>
  slices.toSorted((one, other) => other.figures.people - one.figures.people || medianPayOf(other) - medianPayOf(one)).slice(0, mostShownSalaries);

/** The median of a slice. */
export const medianPayOf = ({ figures }: Pick<PaySlice, 'figures'>): number => figures.points.find(({ percent }) => percent === 50)?.amount ?? 0;

import { experienceBands } from './salary.ts';
import { nearestFirst } from './nearest-job.ts';
import { isOfIndia, isSamePlace, placesAround } from './pay-places.ts';
import { mostShownSalaries } from './pay-search.ts';
import type { JobPay, PayGroup, PaySlice } from './salary-figures.ts';

export interface PublishedPay {
  readonly atCompany: readonly PaySlice[];
  readonly everywhere: readonly PaySlice[];
  readonly byCompany: readonly PaySlice[];
  /** Other jobs of the department at all companies, most people first, for choosing the nearest by name. */
  readonly inDepartment?: readonly PaySlice[];
}

type Narrowing = Pick<PayGroup, 'city' | 'citiesLike' | 'experience' | 'employment'>;

/** Uses the narrowest published slices around the request and never guesses missing ones. */
export function jobPayOf(asked: PayGroup, { atCompany, everywhere, byCompany, inDepartment = [] }: PublishedPay): JobPay {
  const [there, market] = [atCompany.filter(isInRupees), everywhere.filter(isInRupees)];
  const slice = aroundAsked(asked, there, market) ?? null;
  const around = (asked.company === null ? market : there).filter(isOfNamedPlace);
  const only = (part: (typeof parts)[number]) => around.filter(({ group }) => parts.every((each) => (group[each] !== null) === (each === part)));
  return {
    asked,
    slice,
    isWidened: slice !== null && !isSameGroup(slice.group, asked),
    byExperience: experienceBands.flatMap((band) => only('experience').find(({ group }) => group.experience === band) ?? []),
    byCity: mostFirst(only('city')),
    byEmployment: mostFirst(only('employment')),
    byCompany: asked.company === null ? byCompany.slice(0, mostShownSalaries) : [],
    everywhere: asked.company === null ? ofIndiaBeside(slice, market) : besideThe(asked, slice, market.filter(isOfNamedPlace)),
    dollars: (asked.company === null ? everywhere : atCompany).find((each) => !isInRupees(each) && isWhole(each.group)) ?? null,
    nearest: slice === null && isWithoutWhole(everywhere) ? nearestFirst(asked.designation?.name ?? '', inDepartment).slice(0, mostNearestDepartmentJobs) : [],
  };
}

/** Most substitute jobs of a department, and most considered by name. */
const mostNearestDepartmentJobs = 6;
export const mostDepartmentJobs = 300;

export const isWithoutWhole = (everywhere: readonly PaySlice[]): boolean => !everywhere.some((slice) => isInRupees(slice) && isWhole(slice.group));

const parts = ['city', 'experience', 'employment'] as const;
const nothing: Narrowing = { city: null, experience: null, employment: null };

const isOfNamedPlace = ({ group }: PaySlice): boolean => !group.citiesLike;
const isInRupees = ({ figures }: PaySlice): boolean => figures.currency === 'INR';
const isNarrowed = (group: PayGroup, by: Narrowing): boolean =>
  isSamePlace(group, by) && group.experience === by.experience && group.employment === by.employment;
const isWhole = (group: PayGroup): boolean => isNarrowed(group, nothing);

export const isSameGroup = (one: PayGroup, other: PayGroup): boolean =>
  one.company?.urlName === other.company?.urlName && one.designation?.urlName === other.designation?.urlName && isNarrowed(one, other);

/** Prefers the narrowest at the company, else everywhere, unless that covers too few companies. */
function aroundAsked(asked: PayGroup, there: readonly PaySlice[], market: readonly PaySlice[]): PaySlice | undefined {
  const [own, elsewhere] = [narrowest(asked, there), narrowest(asked, market)];
  if (own || elsewhere?.figures.companies !== 'few') return own ?? elsewhere;
  return narrowest({ ...asked, experience: null }, there) ?? elsewhere;
}

/** Prefers employment, then the nearest place with the band asked. */
function narrowest({ city, experience, employment }: PayGroup, slices: readonly PaySlice[]): PaySlice | undefined {
  const wider: readonly Narrowing[] = [
    ...(employment === null ? [] : [{ ...nothing, employment }]),
    ...placesAround(city).map((place) => ({ ...place, experience, employment: null })),
  ];
  return wider.flatMap((by) => slices.find(({ group }) => isNarrowed(group, by)) ?? [])[0];
}

/** Market slice narrowed alike or whole, using the asked years beside one of any experience. */
function besideThe(asked: PayGroup, slice: PaySlice | null, market: readonly PaySlice[]): PaySlice | null {
  const others = market.filter((each) => each !== slice);
  const isOfYears = slice !== null && slice.group.experience !== asked.experience;
  const beside = isOfYears ? narrowest(asked, others) : others.find(({ group }) => slice && isNarrowed(group, slice.group));
  return beside ?? others.find(({ group }) => isWhole(group)) ?? null;
}

/** All of India, beside a narrower place. */
const ofIndiaBeside = (slice: PaySlice | null, market: readonly PaySlice[]): PaySlice | null =>
  (slice && !isOfIndia(slice.group) && market.find(({ group }) => isNarrowed(group, { ...nothing, experience: slice.group.experience }))) || null;

export const mostFirst = (slices: readonly PaySlice[]): readonly PaySlice[] =>
  slices.toSorted((one, other) => other.figures.people - one.figures.people || medianPayOf(other) - medianPayOf(one)).slice(0, mostShownSalaries);

export const medianPayOf = ({ figures }: Pick<PaySlice, 'figures'>): number => figures.points.find(({ percent }) => percent === 50)?.amount ?? 0;

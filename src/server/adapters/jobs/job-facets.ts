import { mostJobExperience, type CtcStep, ctcStepNames } from '#core/jobs/job-search.ts';
import { workplaces, type Workplace } from '#core/jobs/job.ts';
import type { JobOptionKind } from './job-option-table.ts';
import { employmentTypes, type EmploymentType } from '#core/careers/employment-type.ts';

/** The kinds of facets: what a job is narrowed by is one number of the column `facets`, with its kind in the highest byte. The function `job_facets` of the database says the same. */
const kinds = { designation: 1, city: 2, skill: 3, workplace: 4, employment: 5, ctc: 6, experienceFrom: 7, experienceTo: 8 } as const;
export type FacetKind = keyof typeof kinds;

const ofKind = 1 << 24;

const facet = (kind: FacetKind, number: number): number => kinds[kind] * ofKind + number;

const numbers = (from: number, to: number): readonly number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** The facets of things by their numbers. */
export const facetsOf = (kind: 'designation' | 'city' | 'skill', ids: readonly number[]): readonly number[] => ids.map((id) => facet(kind, id));

export const workplaceFacet = (workplace: Workplace): number => facet('workplace', workplaces.indexOf(workplace) + 1);
export const employmentFacet = (employment: EmploymentType): number => facet('employment', employmentTypes.indexOf(employment) + 1);
export const ctcFacet = (step: CtcStep): number => facet('ctc', ctcStepNames.indexOf(step) + 1);

/** The facets of jobs that ask for no more than so many years, and of those that ask for no fewer. */
export const experienceFacets = (years: number): readonly (readonly number[])[] => [
  numbers(0, years).map((from) => facet('experienceFrom', from)),
  numbers(years, mostJobExperience).map((to) => facet('experienceTo', to)),
];

/** The least facet of a group of options, and the highest. Those of industries are below nought; what is no facet has a range of its own. */
export function facetRange(group: JobOptionKind): readonly [low: number, high: number] {
  if (group === 'industry') return [leastFacet, -1];
  const high = { ...kinds, company: 9, freshness: 10, all: 11 }[group];
  return [high * ofKind, (high + 1) * ofKind - 1];
}

/** The range of all facets. */
export const leastFacet = -(2 ** 31);
export const highestFacet = 2 ** 31 - 1;

/** A facet as its kind and its number; nothing for one of industries, which go by a hash. */
export function facetFrom(number: number): { readonly kind: FacetKind; readonly number: number } | undefined {
  const kind = Object.entries(kinds).find(([, high]) => high === Math.floor(number / ofKind))?.[0] as FacetKind | undefined;
  return kind && { kind, number: number % ofKind };
}

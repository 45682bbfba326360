import { mostJobExperience, type CtcStep, ctcStepNames } from '#core/jobs/job-search.ts';
import { workplaces, type Workplace } from '#core/jobs/job.ts';
import type { JobOptionKind } from './job-option-table.ts';
import { employmentTypes, type EmploymentType } from '#core/careers/employment-type.ts';

/** Facet kinds in the highest byte of a number; must agree with the database function `job_facets`. */
const kinds = { designation: 1, city: 2, skill: 3, workplace: 4, employment: 5, ctc: 6, experienceFrom: 7, experienceTo: 8 } as const;
export type FacetKind = keyof typeof kinds;

const ofKind = 1 << 24;

const facet = (kind: FacetKind, number: number): number => kinds[kind] * ofKind + number;

const numbers = (from: number, to: number): readonly number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

export const facetsOf = (kind: 'designation' | 'city' | 'skill', ids: readonly number[]): readonly number[] => ids.map((id) => facet(kind, id));

export const workplaceFacet = (workplace: Workplace): number => facet('workplace', workplaces.indexOf(workplace) + 1);
export const employmentFacet = (employment: EmploymentType): number => facet('employment', employmentTypes.indexOf(employment) + 1);
export const ctcFacet = (step: CtcStep): number => facet('ctc', ctcStepNames.indexOf(step) + 1);

/** Facets for at most these years of experience, and for at least these. */
export const experienceFacets = (years: number): readonly (readonly number[])[] => [
  numbers(0, years).map((from) => facet('experienceFrom', from)),
  numbers(years, mostJobExperience).map((to) => facet('experienceTo', to)),
];

/** Lowest and highest facet of a group; industries are negative, non-facets get their own range. */
export function facetRange(group: JobOptionKind): readonly [low: number, high: number] {
  if (group === 'industry') return [leastFacet, -1];
  const high = { ...kinds, company: 9, freshness: 10, all: 11 }[group];
  return [high * ofKind, (high + 1) * ofKind - 1];
}

export const leastFacet = -(2 ** 31);
export const highestFacet = 2 ** 31 - 1;

/** Decodes a facet; undefined for industries, which are hashed. */
export function facetFrom(number: number): { readonly kind: FacetKind; readonly number: number } | undefined {
  const kind = Object.entries(kinds).find(([, high]) => high === Math.floor(number / ofKind))?.[0] as FacetKind | undefined;
  return kind && { kind, number: number % ofKind };
}

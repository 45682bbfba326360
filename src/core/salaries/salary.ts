/** Rupees, and dollars from employers abroad, never mixed in figures. */
export const currencies = ['INR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Kinds of stock that come with a job. */
export const stockTypes = ['esops', 'rsus', 'sars', 'other', 'notSure'] as const;
export type StockKind = (typeof stockTypes)[number];

/** Years over which stock vests. */
export const vestingPeriods = [3, 4, 5] as const;
export type VestingPeriod = (typeof vestingPeriods)[number];

/** Most years that can be stated, covering all above (D-12). */
export const mostExperienceYears = 30;

/** Most years a filter distinguishes (D-12). */
export const mostFilteredYears = 15;

export const mostPayLakhs = 5_000;
export const mostPayThousands = 99;

/** Bands begin with their first year. */
export const experienceBands = ['0-1', '1-3', '3-5', '5-8', '8-12', '12-15', '15+'] as const;
export type ExperienceBand = (typeof experienceBands)[number];

export const firstYearOf = (band: ExperienceBand): number => Number.parseInt(band, 10);

export const experienceBandOf = (years: number): ExperienceBand => experienceBands.findLast((band) => years >= firstYearOf(band)) ?? '0-1';

/** Number in the slice key, where 0 means all. */
export const bandNumber = (experience: ExperienceBand | null): number => (experience === null ? 0 : experienceBands.indexOf(experience) + 1);

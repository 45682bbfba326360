/** The currencies that people are paid in here: rupees, and dollars by employers abroad. Figures of the two are never mixed. */
export const currencies = ['INR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** The kinds of stock that come with a job. */
export const stockTypes = ['esops', 'rsus', 'sars', 'other', 'notSure'] as const;
export type StockKind = (typeof stockTypes)[number];

/** The years over which stock vests; who is not aware of them says nothing. */
export const vestingPeriods = [3, 4, 5] as const;
export type VestingPeriod = (typeof vestingPeriods)[number];

/** The most years of experience that can be said (D-12); anyone who has more says these. */
export const mostExperienceYears = 30;

/** The most years that a filter tells apart (D-12): from here on they are one. */
export const mostFilteredYears = 15;

/** The most lakhs and thousands of one part of a pay. */
export const mostPayLakhs = 5_000;
export const mostPayThousands = 99;

/** The years of experience that are compared with each other; each begins with its first year. */
export const experienceBands = ['0-1', '1-3', '3-5', '5-8', '8-12', '12-15', '15+'] as const;
export type ExperienceBand = (typeof experienceBands)[number];

/** The first year of a band. */
export const firstYearOf = (band: ExperienceBand): number => Number.parseInt(band, 10);

/** The band that some years of experience lie in. */
export const experienceBandOf = (years: number): ExperienceBand => experienceBands.findLast((band) => years >= firstYearOf(band)) ?? '0-1';

/** The number of a band in the key of a slice; 0 is all. */
export const bandNumber = (experience: ExperienceBand | null): number => (experience === null ? 0 : experienceBands.indexOf(experience) + 1);

import { dayOf } from '../figures/ago.ts';
import { countedYears } from './fewest.ts';

/** The year of a moment, as a contribution keeps it that counts. */
export const countedYearOf = (now: number): number => Number(dayOf(now).slice(0, 4));

/** The earliest year whose contributions count at a moment. */
export const firstCountedYear = (now: number): number => countedYearOf(now) - countedYears + 1;

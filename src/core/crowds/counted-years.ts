import { dayOf } from '../figures/ago.ts';
import { countedYears } from './fewest.ts';

export const countedYearOf = (now: number): number => Number(dayOf(now).slice(0, 4));

export const firstCountedYear = (now: number): number => countedYearOf(now) - countedYears + 1;

import { indiaAheadMs } from '../figures/durations.ts';

export type Month = string;

/** Inclusive months; an ongoing tenure has no end. */
export interface Tenure {
  readonly from: Month;
  readonly to: Month | null;
}

export interface Duration {
  readonly years: number;
  readonly months: number;
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Month in Indian time. */
export const monthAt = (nowMs: number): Month => new Date(nowMs + indiaAheadMs).toISOString().slice(0, 7);

/** At least one month. */
export function durationOf({ from, to }: Tenure, thisMonth: Month): Duration {
  const months = Math.max(1, countOf(to ?? thisMonth) - countOf(from) + 1);
  return { years: Math.floor(months / 12), months: months % 12 };
}

export type TenureProblem = 'no-start' | 'early-start' | 'future-start' | 'no-end' | 'end-first' | 'future-end';

export const earliestYear = 1950;

/** Earliest year of pickers. */
export const earliestPickedYear = 1975;

/** Empty `to` means missing, null means ongoing. */
export function problemWith({ from, to }: Tenure, thisMonth: Month): TenureProblem | undefined {
  if (!isMonth(from)) return 'no-start';
  if (Number(from.slice(0, 4)) < earliestYear) return 'early-start';
  if (from > thisMonth) return 'future-start';
  if (to === null) return undefined;
  if (!isMonth(to)) return 'no-end';
  if (to < from) return 'end-first';
  return to > thisMonth ? 'future-end' : undefined;
}

/** Ongoing first, then by last and first month. */
export function newestFirst(one: Tenure, other: Tenure): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  return first === second ? 0 : first < second ? 1 : -1;
}

const placeOf = ({ from, to }: Tenure): string => `${to ?? '9999-99'} ${from}`;

const countOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

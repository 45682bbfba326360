import { indiaAheadMs } from '../figures/durations.ts';

/** A month of a year, as `2024-04`. */
export type Month = string;

/** A tenure from one month to another, both of them included; one that goes on has no last month. */
export interface Tenure {
  readonly from: Month;
  readonly to: Month | null;
}

/** A time in whole years and the months left over. */
export interface Duration {
  readonly years: number;
  readonly months: number;
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The month of a moment, as India counts days. */
export const monthAt = (nowMs: number): Month => new Date(nowMs + indiaAheadMs).toISOString().slice(0, 7);

/** The length of a tenure. Even the shortest stay is a month. */
export function durationOf({ from, to }: Tenure, thisMonth: Month): Duration {
  const months = Math.max(1, countOf(to ?? thisMonth) - countOf(from) + 1);
  return { years: Math.floor(months / 12), months: months % 12 };
}

/** The problems of the months that a member gave, by the one to put right; nothing when they can be. */
export type TenureProblem = 'no-start' | 'early-start' | 'future-start' | 'no-end' | 'end-first' | 'future-end';

/** The earliest year in which a tenure may begin. */
export const earliestYear = 1950;

/** Validates the months of a tenure; `to` is empty as long as it is not given, and nothing while the tenure goes on. */
export function problemWith({ from, to }: Tenure, thisMonth: Month): TenureProblem | undefined {
  if (!isMonth(from)) return 'no-start';
  if (Number(from.slice(0, 4)) < earliestYear) return 'early-start';
  if (from > thisMonth) return 'future-start';
  if (to === null) return undefined;
  if (!isMonth(to)) return 'no-end';
  if (to < from) return 'end-first';
  return to > thisMonth ? 'future-end' : undefined;
}

/** The newest first: what still lasts, then by the last month, then by the first. */
export function newestFirst(one: Tenure, other: Tenure): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  return first === second ? 0 : first < second ? 1 : -1;
}

const placeOf = ({ from, to }: Tenure): string => `${to ?? '9999-99'} ${from}`;

const countOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

import { dayMs } from '../figures/durations.ts';
import { mondayOf, weekOf } from '../moderation/ledger.ts';

/** Visits of a company's pages in one week that is over, in steps. */
export interface VisitWeek {
  readonly week: string;
  /** Highest step that was reached; 0 for fewer than the first. */
  readonly atLeast: number;
}

/** Visits of its pages, which is all that a company learns of its readers. */
export abstract class CompanyVisits {
  /** The last full weeks, latest first. */
  abstract weeks(urlName: string): Promise<readonly VisitWeek[]>;
}

export const visitWeeks = 8;
export const fewestVisits = 100;

const factors = [1, 2, 5];

/** Steps of 100, 200, 500, 1,000 and so on, so that one reader moves nothing. */
export function visitStep(times: number): number {
  if (times < fewestVisits) return 0;
  const ten = 10 ** Math.floor(Math.log10(times) + 1e-9);
  return ten * (factors.findLast((factor) => times >= factor * ten) ?? 1);
}

/** Weeks that are over, latest first. */
export function fullWeeks(today: string): readonly string[] {
  const monday = mondayOf(weekOf(today));
  return Array.from({ length: visitWeeks }, (_, before) => weekOf(new Date(monday - (before + 1) * 7 * dayMs).toISOString().slice(0, 10)));
}

export const visitsIn = (counts: ReadonlyMap<string, number>, today: string): readonly VisitWeek[] =>
  fullWeeks(today).map((week) => ({ week, atLeast: visitStep(counts.get(week) ?? 0) }));

/** Step that most weeks reach, for one line above them. */
export function usualStep(weeks: readonly VisitWeek[]): number {
  const steps = weeks.map(({ atLeast }) => atLeast).toSorted((one, other) => one - other);
  return steps[Math.floor((steps.length - 1) / 2)] ?? 0;
}

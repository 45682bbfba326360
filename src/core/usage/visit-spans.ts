import { dayMs, indiaAheadMs } from '../figures/durations.ts';
import { visitSpans, type VisitSpan } from './usage-counts.ts';

/** Day, ISO week and month last counted, remembered without any id. */
export type CountedSpans = Readonly<Record<VisitSpan, string>>;

/** Uses Indian time, like the server's days. */
export function spansAt(ms: number): CountedSpans {
  const here = new Date(ms + indiaAheadMs);
  const day = here.toISOString().slice(0, 10);
  return { day, week: isoWeek(here), month: day.slice(0, 7) };
}

export function spansBegun(remembered: unknown, now: CountedSpans): readonly VisitSpan[] {
  const last: Readonly<Record<string, unknown>> = { ...Object(remembered) };
  return visitSpans.filter((span) => last[span] !== now[span]);
}

/** ISO 8601 week, belonging to the year of its Thursday. */
function isoWeek(day: Date): string {
  const thursday = new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

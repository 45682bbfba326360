import { dayMs, indiaAheadMs } from '../figures/durations.ts';
import { visitSpans, type VisitSpan } from './usage-counts.ts';

/** The day, ISO week and month in which this device counted last. It remembers nothing else, and no id. */
export type CountedSpans = Readonly<Record<VisitSpan, string>>;

/** The spans that a moment lies in, in India, where the server counts its days. */
export function spansAt(ms: number): CountedSpans {
  const here = new Date(ms + indiaAheadMs);
  const day = here.toISOString().slice(0, 10);
  return { day, week: isoWeek(here), month: day.slice(0, 7) };
}

/** The spans of which this is the first page, as far as the device remembers. */
export function spansBegun(remembered: unknown, now: CountedSpans): readonly VisitSpan[] {
  const last: Readonly<Record<string, unknown>> = { ...Object(remembered) };
  return visitSpans.filter((span) => last[span] !== now[span]);
}

/** The week by ISO 8601: it belongs to the year in which its Thursday lies. */
function isoWeek(day: Date): string {
  const thursday = new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

import { dayMs, hourMs, indiaAheadMs } from '../figures/durations.ts';

/** Full hours of the day in India without notifications. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

export const hoursOfDay = [0, 23] as const;

export const usualQuietHours: QuietHours = { from: 22, until: 7 };

/** Quiet hours pseudonym devices may use, common to many. */
const sharedQuietHours: readonly QuietHours[] = [usualQuietHours, { from: 21, until: 9 }, { from: 6, until: 16 }, { from: 8, until: 18 }];
const longestQuietHours: QuietHours = { from: 0, until: 23 };

/** Shortest shared range covering a member's own, which would identify them (F-07). */
export function sharedQuietHoursOf(quiet: QuietHours | null): QuietHours | null {
  if (quiet === null || quiet.from === quiet.until) return null;
  return sharedQuietHours.find((shared) => hoursIn(quiet).every((hour) => hoursIn(shared).includes(hour))) ?? longestQuietHours;
}

function hoursIn({ from, until }: QuietHours): readonly number[] {
  const length = (until - from + 24) % 24;
  return Array.from({ length }, (_, at) => (from + at) % 24);
}

/** Now, or when quiet hours end; an empty range means none. */
export function soundsFrom(quiet: QuietHours | null, now: number): number {
  if (quiet === null) return now;
  const ofDay = (now + indiaAheadMs) % dayMs;
  const [from, until] = [quiet.from * hourMs, quiet.until * hourMs];
  const isQuiet = from < until ? from <= ofDay && ofDay < until : from > until && (ofDay >= from || ofDay < until);
  return isQuiet ? now + ((until - ofDay + dayMs) % dayMs) : now;
}

import { dayMs, hourMs, indiaAheadMs } from '../figures/durations.ts';

/** The hours of the day in India in which no device of a member is notified of anything, from the full hour of the one to that of the other. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** The first and the last full hour of a day. */
export const hoursOfDay = [0, 23] as const;

/** The night, for a member who has said nothing. */
export const usualQuietHours: QuietHours = { from: 22, until: 7 };

/** Quiet hours that a device of a made-up name may have: nights and days that many share. */
const sharedQuietHours: readonly QuietHours[] = [usualQuietHours, { from: 21, until: 9 }, { from: 6, until: 16 }, { from: 8, until: 18 }];
const longestQuietHours: QuietHours = { from: 0, until: 23 };

/** The shortest shared quiet hours around those of a member, who would be known by their own (F-07). */
export function sharedQuietHoursOf(quiet: QuietHours | null): QuietHours | null {
  if (quiet === null || quiet.from === quiet.until) return null;
  return sharedQuietHours.find((shared) => hoursIn(quiet).every((hour) => hoursIn(shared).includes(hour))) ?? longestQuietHours;
}

function hoursIn({ from, until }: QuietHours): readonly number[] {
  const length = (until - from + 24) % 24;
  return Array.from({ length }, (_, at) => (from + at) % 24);
}

/** The moment from which on a device may be notified of what has come now: at once, or when its quiet hours are over. Hours that end where they begin are none. */
export function soundsFrom(quiet: QuietHours | null, now: number): number {
  if (quiet === null) return now;
  const ofDay = (now + indiaAheadMs) % dayMs;
  const [from, until] = [quiet.from * hourMs, quiet.until * hourMs];
  const isQuiet = from < until ? from <= ofDay && ofDay < until : from > until && (ofDay >= from || ofDay < until);
  return isQuiet ? now + ((until - ofDay + dayMs) % dayMs) : now;
}

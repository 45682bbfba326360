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

/** The moment from which on a device may be notified of what has come now: at once, or when its quiet hours are over. Hours that end where they begin are none. */
export function soundsFrom(quiet: QuietHours | null, now: number): number {
  if (quiet === null) return now;
  const ofDay = (now + indiaAheadMs) % dayMs;
  const [from, until] = [quiet.from * hourMs, quiet.until * hourMs];
  const isQuiet = from < until ? from <= ofDay && ofDay < until : from > until && (ofDay >= from || ofDay < until);
  return isQuiet ? now + ((until - ofDay + dayMs) % dayMs) : now;
}

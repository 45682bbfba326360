import { dayMs, hourMs, indiaAheadMs } from '../figures/durations.ts';
import { hashOf } from '../fnv-hash.ts';

export const weekMs = 7 * dayMs;

/** The first Sunday of the clock, ten in the morning in India: digests leave on Sundays from then on. */
const firstMs = Date.UTC(1970, 0, 4, 10) - indiaAheadMs;

/** The hours of a Sunday over which all digests are spread, so that not all leave at once. */
export const spreadMs = 4 * hourMs;

/** How long after a mail server took none it is asked again. */
const againMs = hourMs;

/** How far into the hours of Sunday the digest of a member leaves. The same key always has the same moment, so that a member has one of each week. */
const offsetOf = (key: string): number => hashOf(key) % spreadMs;

/** The next moment after `now` at which the digest of a member is due. */
export function nextDigestMs(key: string, now: number): number {
  const base = firstMs + offsetOf(key);
  return base + (Math.floor((now - base) / weekMs) + 1) * weekMs;
}

/** The moment at which a digest that could not be handed over is tried again: in an hour, unless that of the next week is due by then. */
export const retryMs = (key: string, now: number): number => Math.min(now + againMs, nextDigestMs(key, now));

/** The name of the week whose digest is made at this moment, by its Sunday in India: two tries of one week have one name. */
export const digestWeekOf = (key: string, now: number): string => new Date(nextDigestMs(key, now) - weekMs + indiaAheadMs).toISOString().slice(0, 10);

import { dayMs, hourMs, indiaAheadMs } from '../figures/durations.ts';
import { hashOf } from '../fnv-hash.ts';

export const weekMs = 7 * dayMs;

/** First Sunday of the epoch, ten in the morning in India, from which weekly digests count. */
const firstMs = Date.UTC(1970, 0, 4, 10) - indiaAheadMs;

/** Spreads all digests over some hours of Sunday. */
export const spreadMs = 4 * hourMs;

/** Wait before retrying a mail server that refused. */
const againMs = hourMs;

/** Stable per member, so that each gets one digest a week. */
const offsetOf = (key: string): number => hashOf(key) % spreadMs;

export function nextDigestMs(key: string, now: number): number {
  const base = firstMs + offsetOf(key);
  return base + (Math.floor((now - base) / weekMs) + 1) * weekMs;
}

/** Retries in an hour, unless next week's digest is due first. */
export const retryMs = (key: string, now: number): number => Math.min(now + againMs, nextDigestMs(key, now));

/** Names a week by its Sunday in India, so that retries share the name. */
export const digestWeekOf = (key: string, now: number): string => new Date(nextDigestMs(key, now) - weekMs + indiaAheadMs).toISOString().slice(0, 10);

import { dayMs } from '../figures/durations.ts';

/** The first of January 1970 was a Thursday; weeks begin on Mondays. */
const weekOf = (ms: number): number => Math.floor((Math.floor(ms / dayMs) + 3) / 7);

/** The number of weeks that a day, as `2026-11-20`, lies back; this week is none. A day that is yet to come counts as this week. */
export const weeksAgo = (day: string, now: number): number => Math.max(0, weekOf(now) - weekOf(Date.parse(day)));

const monthOf = (ms: number): number => new Date(ms).getUTCFullYear() * 12 + new Date(ms).getUTCMonth();

/** The number of months that a day, as `2026-11-20`, lies back; this month is none. A day that is yet to come counts as this month. */
export const monthsAgo = (day: string, now: number): number => Math.max(0, monthOf(now) - monthOf(Date.parse(day)));

const monthOf = (ms: number): number => new Date(ms).getUTCFullYear() * 12 + new Date(ms).getUTCMonth();

/** Calendar months back from today; this month and the future count as 0. */
export const monthsAgo = (day: string, now: number): number => Math.max(0, monthOf(now) - monthOf(Date.parse(day)));

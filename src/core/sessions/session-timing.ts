/** Renewal margin before a session ends. */
export const renewEarlyMs = 300_000;

/** Safety margin for calls still under way at the end. */
const endEarlyMs = 30_000;

const firstPauseMs = 30_000;
const longestPauseMs = 960_000;

/** Time until renewal. */
export const renewAfterMs = (endsAt: number, now: number): number => Math.max(0, endsAt - renewEarlyMs - now);

/** Treats a session as ended slightly early. */
export const isOver = (endsAt: number, now: number): boolean => now >= endsAt - endEarlyMs;

/** Doubles the pause with each failure, up to sixteen minutes. */
export const pauseAfterMs = (failures: number, firstMs = firstPauseMs): number => Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestPauseMs);

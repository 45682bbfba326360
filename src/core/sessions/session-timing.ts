/** A session is renewed so long before it ends. */
export const renewEarlyMs = 300_000;

/** A session counts as ended so long before it does, for a call is still on its way when it ends. */
const endEarlyMs = 30_000;

const firstPauseMs = 30_000;
const longestPauseMs = 960_000;

/** The time until a session is to be renewed. */
export const renewAfterMs = (endsAt: number, now: number): number => Math.max(0, endsAt - renewEarlyMs - now);

/** Whether a session must be taken for ended. */
export const isOver = (endsAt: number, now: number): boolean => now >= endsAt - endEarlyMs;

/** The pause after so many failures: the first one, then twice as long each time, up to sixteen minutes. */
export const pauseAfterMs = (failures: number, firstMs = firstPauseMs): number => Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestPauseMs);

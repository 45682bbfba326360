export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** India's offset from UTC. */
export const indiaAheadMs = 19_800_000;

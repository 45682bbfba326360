/** Durations in milliseconds. A day is one of 24 hours: India keeps the same time all year. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The time by which clocks in India are ahead of UTC. */
export const indiaAheadMs = 19_800_000;

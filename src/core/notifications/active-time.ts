/** The time for which a page was in sight, counted on while it is. */
export interface ActiveTime {
  readonly spentMs: number;
  /** Since when it is in sight; nothing while it is not. */
  readonly since: number | undefined;
}

export const spentAt = ({ spentMs, since }: ActiveTime, now: number): number => spentMs + (since === undefined ? 0 : Math.max(0, now - since));

/** Counts on. */
export const countedOn = (time: ActiveTime, now: number): ActiveTime => (time.since === undefined ? { ...time, since: now } : time);

/** Stops counting while nobody looks. */
export const paused = (time: ActiveTime, now: number): ActiveTime => ({ spentMs: spentAt(time, now), since: undefined });

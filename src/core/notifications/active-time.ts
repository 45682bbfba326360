export interface ActiveTime {
  readonly spentMs: number;
  readonly since: number | undefined;
}

export const spentAt = ({ spentMs, since }: ActiveTime, now: number): number => spentMs + (since === undefined ? 0 : Math.max(0, now - since));

export const countedOn = (time: ActiveTime, now: number): ActiveTime => (time.since === undefined ? { ...time, since: now } : time);

export const paused = (time: ActiveTime, now: number): ActiveTime => ({ spentMs: spentAt(time, now), since: undefined });

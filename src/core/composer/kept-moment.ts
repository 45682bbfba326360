import { dayOf, timeOf } from '../figures/ago.ts';

/** The moment that a draft was stored at, for its author alone: the time, and the day where that is not today. */
export interface KeptMoment {
  readonly time: string;
  readonly day: string | null;
}

export function momentKept(keptAt: number, now: number): KeptMoment {
  const day = dayOf(keptAt);
  return { time: timeOf(keptAt), day: day === dayOf(now) ? null : day };
}

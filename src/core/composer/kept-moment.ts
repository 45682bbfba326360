import { dayOf, timeOf } from '../figures/ago.ts';

/** Time a draft was stored, with the day unless it is today. */
export interface KeptMoment {
  readonly time: string;
  readonly day: string | null;
}

export function momentKept(keptAt: number, now: number): KeptMoment {
  const day = dayOf(keptAt);
  return { time: timeOf(keptAt), day: day === dayOf(now) ? null : day };
}

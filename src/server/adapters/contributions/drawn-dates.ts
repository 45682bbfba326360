import { hourMs } from '#core/figures/durations.ts';
import { randomFraction } from '../secrets/secrets.ts';
import { thisWeek } from './publish-scheduled.ts';

/** The longest that a contribution waits before it comes out: three days, of which the hour is drawn. */
export const longestDelayHours = 72;

/** The week of now, and the hour of coming out, drawn from the next three days: neither tells when it was written (F-17). */
export function drawnDates(now: number): { readonly posted_at: Date; readonly due_at: Date } {
  const hours = Math.floor(now / hourMs) + 1 + Math.floor(randomFraction() * longestDelayHours);
  return { posted_at: thisWeek(now), due_at: new Date(hours * hourMs) };
}

import { hourMs } from '#core/figures/durations.ts';
import { randomFraction } from '../secrets/secrets.ts';
import { thisWeek } from './publish-scheduled.ts';

export const longestDelayHours = 72;

/** Current week and a random publication hour, both hiding the time of writing (F-17). */
export function drawnDates(now: number): { readonly posted_at: Date; readonly due_at: Date } {
  const hours = Math.floor(now / hourMs) + 1 + Math.floor(randomFraction() * longestDelayHours);
  return { posted_at: thisWeek(now), due_at: new Date(hours * hourMs) };
}

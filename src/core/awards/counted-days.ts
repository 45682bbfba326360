import type { AwardYear } from '../companies/company-award.ts';
import { dayMs } from '../figures/durations.ts';
import { mondayOf } from '../moderation/ledger.ts';
import { countedWeeks } from './award-edition.ts';

/** First to last day of the weeks counted, such as `2023-01-02` to `2024-12-29`. */
export function countedDays(year: AwardYear): { readonly from: string; readonly to: string } {
  const { first, last } = countedWeeks(year);
  return { from: dayAt(mondayOf(first)), to: dayAt(mondayOf(last) + 6 * dayMs) };
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

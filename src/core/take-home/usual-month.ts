import type { TakeHomeMonth } from './take-home-types.ts';

/** The month that comes most often in a year, and those that come out differently. */
export interface UsualMonth {
  readonly usual: TakeHomeMonth;
  readonly odd: readonly TakeHomeMonth[];
}

/** Of months that come equally often the earlier one is the usual; a year without months has none. */
export function usualMonth(months: readonly TakeHomeMonth[]): UsualMonth | undefined {
  const often = new Map<number, number>();
  for (const { net } of months) often.set(net, (often.get(net) ?? 0) + 1);
  const most = Math.max(...often.values());
  const usual = months.find(({ net }) => often.get(net) === most);
  return usual && { usual, odd: months.filter(({ net }) => net !== usual.net) };
}

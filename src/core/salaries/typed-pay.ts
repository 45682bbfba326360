import { timesInYear, type PayPeriod } from '../calculators/pay-periods.ts';
import { grouped } from '../figures/counts.ts';
import type { Currency } from './salary.ts';

const western = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Uses the currency's grouping, as 18,50,000 and 120,000. */
export function typedPay(amount: number, currency: Currency, period: PayPeriod = 'year'): string {
  const shown = Math.round(amount / timesInYear[period]);
  return currency === 'USD' ? western.format(shown) : grouped(shown);
}

import { paise, times, type Paise } from '../calculators/exact.ts';
import { refused } from '../calculators/refusal.ts';
import type { DailyPay, PaidOn } from './leave-encashment-types.ts';

/** Days of a month in most contracts. */
export const usualDivisor = 30;
/** Keeps halves and quarters of a day exact. */
const partsPerDay = 100;

export function monthlyPayOn(payOn: PaidOn, { monthlyBasic, monthlyGross }: DailyPay): Paise {
  const field = payOn === 'basic' ? 'monthlyBasic' : 'monthlyGross';
  const pay = payOn === 'basic' ? monthlyBasic : monthlyGross;
  if (pay === undefined) throw refused('missing', field, `${field} is missing: the days are paid on ${payOn} pay.`);
  return paise(pay);
}

/** Pay of some days, which may be parts of days. */
export const payOfDays = (monthly: Paise, days: number, divisor: number): Paise =>
  times(monthly, Math.round(days * partsPerDay), divisor * partsPerDay, 'half-up');

import type { PayPeriod } from '#core/calculators/pay-periods.ts';
import { lakh } from '#core/figures/rupee-units.ts';
import { salaryText, type PayUnits } from '#core/figures/salary-text.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { typedPay } from '#core/salaries/typed-pay.ts';

/** Yearly amount for a period, to the rupee or dollar: ₹18,50,000, $120,000. */
export const writtenPay = (amount: number, currency: Currency, period?: PayPeriod): string =>
  `${currency === 'USD' ? '$' : '₹'}${typedPay(amount, currency, period)}`;

/** Amount as spoken, from a lakh on: ₹18.5 lakh. */
export const saidPay = (amount: number, currency: Currency, units: PayUnits): string =>
  currency === 'USD' || amount < lakh ? writtenPay(amount, currency) : `₹${salaryText(amount, units)}`;

/** Spoken form only where exact: ₹2.16 lakh, but ₹1,87,200. */
export const exactPay = (amount: number, currency: Currency, units: PayUnits): string =>
  amount % 1_000 === 0 ? saidPay(amount, currency, units) : writtenPay(amount, currency);

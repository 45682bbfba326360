import { lakh } from '#core/figures/rupee-units.ts';
import { salaryText, type PayUnits } from '#core/figures/salary-text.ts';
import { typedPay } from '#core/salaries/salary-form.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { writtenRupees } from '../figures/rupees.ts';

/** An amount to the rupee or dollar: ₹18,50,000, $120,000. */
export const writtenPay = (amount: number, currency: Currency): string => (currency === 'USD' ? `$${typedPay(amount, currency)}` : writtenRupees(amount));

/** An amount as people say it, from a lakh on: ₹18.5 lakh. */
export const saidPay = (amount: number, currency: Currency, units: PayUnits): string =>
  currency === 'USD' || amount < lakh ? writtenPay(amount, currency) : `₹${salaryText(amount, units)}`;

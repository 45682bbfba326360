import { paidDaysInMonth, type PayPer, type PayPeriod } from '#core/calculators/pay-periods.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { exactPay, writtenPay } from '../../salaries/written-pay.ts';

const said = (amount: number, currency: Currency): string => exactPay(amount, currency, { lakh: ' lakh', crore: ' crore' });

export const payPer = {
  label: (field: string) => `${field}: a month or a year`,
  options: { month: 'a month', year: 'a year' } satisfies Record<PayPer, string>,
  which: (typed: number, currency: Currency = 'INR') => `Is ${writtenPay(typed, currency)} for a month or for the whole year?`,
  aMonth: (amount: number, currency: Currency = 'INR') => `${writtenPay(amount, currency)} a month`,
  aYear: (amount: number, currency: Currency = 'INR') => `${writtenPay(amount, currency)} a year`,
  /** Yearly amount beside that of the period it was given for. */
  said: (amount: number, period: PayPeriod, currency: Currency = 'INR') =>
    ({
      day: `${writtenPay(amount, currency, 'day')} a day is ${said(amount, currency)} a year: ${paidDaysInMonth} days a month, 12 months.`,
      month: `${writtenPay(amount, currency, 'month')} a month is ${said(amount, currency)} a year`,
      year: `${writtenPay(amount, currency)} a year is ${writtenPay(amount, currency, 'month')} a month`,
    })[period],
};

export type PayPerWords = typeof payPer;

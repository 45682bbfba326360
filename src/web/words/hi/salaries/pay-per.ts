import { paidDaysInMonth } from '#core/calculators/pay-periods.ts';
import type { Currency } from '#core/salaries/salary.ts';
import type { PayPerWords } from '../../en/salaries/pay-per.ts';
import { exactPay, writtenPay } from '../../salaries/written-pay.ts';

const said = (amount: number, currency: Currency): string => exactPay(amount, currency, { lakh: ' लाख', crore: ' करोड़' });

export const payPer: PayPerWords = {
  label: (field) => `${field}: महीने की या साल की`,
  options: { month: 'महीने में', year: 'साल में' },
  which: (typed, currency = 'INR') => `${writtenPay(typed, currency)} महीने के हैं या पूरे साल के?`,
  aMonth: (amount, currency = 'INR') => `महीने के ${writtenPay(amount, currency)}`,
  aYear: (amount, currency = 'INR') => `साल के ${writtenPay(amount, currency)}`,
  said: (amount, period, currency = 'INR') =>
    ({
      day: `रोज़ के ${writtenPay(amount, currency, 'day')} यानी साल के ${said(amount, currency)}: महीने में ${paidDaysInMonth} दिन, 12 महीने।`,
      month: `महीने के ${writtenPay(amount, currency, 'month')} यानी साल के ${said(amount, currency)}`,
      year: `साल के ${writtenPay(amount, currency)} यानी महीने के ${writtenPay(amount, currency, 'month')}`,
    })[period],
};

import type { Currency } from '#core/salaries/salary.ts';
import { figureStays } from '../figures/figure-stays.ts';
import { writtenPay } from '../../salaries/written-pay.ts';

export const contributedSalary = {
  of: (company: string) => `A salary at ${company}`,
  unnamed: 'A salary',
  states: { pending: 'Complete salary', submitted: 'Salary submitted', live: 'View salaries', rejected: 'Edit salary' },
  waits: 'Not counted yet. It will count within three days of when you sent it.',
  gone: 'This salary no longer exists. You cannot open or change it.',
  removeTitle: 'Delete this salary?',
  removeBecause: `It is deleted for good. ${figureStays}`,
  sent: 'Your salary is on its way',
  // Promise F-02
  when: 'It will count within three days, together with others; it is never shown alone.',
  see: (company: string) => `What jobs pay at ${company}`,
  another: 'Add another salary',
  // Promise F-02
  notCounted: 'This salary is saved but not counted in any figure.',
  // Promise F-02
  uncounted: {
    unproven: 'Your salary is saved but not counted, because you have not confirmed a work or college email.',
    used: 'Only one salary a year counts. This one is saved but not counted.',
  },
  prompt: { title: 'Say what you earn', text: 'In less than a minute. It is never shown alone.' },
  pay: {
    fixed: (amount: number, currency: Currency) => `${writtenPay(amount, currency)} a year, fixed`,
    variable: (amount: number, currency: Currency) => `${writtenPay(amount, currency)} bonus`,
    stock: 'with stock',
    years: (years: number) => (years === 0 ? 'Fresher' : years === 1 ? '1 year' : `${years} years`),
  },
};

import { screens } from '#core/navigation/screens.ts';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import * as salaryForm from '#web/app/salaries/salary-form-wiring.ts';
import { contributedAt, type ShownKind } from './shown-kind.ts';

export const aSalary: SalaryDraft = {
  designationId: 1001,
  cityId: 101,
  experienceYears: 4,
  employment: 'full-time',
  isCurrent: true,
  currency: 'INR',
  fixed: 1_850_000,
  variable: 0,
  stock: null,
};

export const shownSalary: ShownKind = {
  form: [salaryForm, screens.salaryForm],
  send: async ({ salaries }) => (await salaries.send(contributedAt, aSalary)).salaryId,
  heading: 'A salary at Koyal Pay',
  submitted: 'Salary submitted',
  said: ['₹18,50,000 a year, fixed'],
  change: (_, publicKey) => `/contribute/salary-v3?step=send#salary=${publicKey}`,
  page: () => ['View salaries', '/salaries/koyal-pay-salaries'],
  question: 'Delete this salary?',
  because: 'It is deleted for good.',
  gone: 'This salary no longer exists. You cannot open or change it.',
  offer: 'Say what you earn',
  offeredNext: 'Review a company',
  next: {
    heading: 'Your salary is on its way',
    when: 'It will count within three days, together with others; it is never shown alone.',
    see: ['What jobs pay at Koyal Pay', '/salaries/koyal-pay-salaries'],
  },
};

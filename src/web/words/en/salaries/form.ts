import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { fewestOfWholeJob } from '#core/salaries/fewest-people.ts';
import type { PayProblem, SalaryStep } from '#core/salaries/salary-form.ts';
import { mostExperienceYears, type Currency, type StockKind } from '#core/salaries/salary.ts';
import { inWords } from '../figures/numbers.ts';
import { payPer } from './pay-per.ts';
import { saidPay, writtenPay } from '../../salaries/written-pay.ts';

const said = (amount: number, currency: Currency): string => saidPay(amount, currency, { lakh: ' lakh', crore: ' crore' });

export const words = {
  title: 'Share what your job pays',
  // Promise F-07
  description: 'It takes less than a minute. You can change your salary later from this device. No account is linked to it.',
  heading: (company: string) => (company ? `What you earn at ${company}` : 'What do you earn?'),
  change: (company: string) => `Edit your salary at ${company}`,
  steps: { job: 'Which company, which job?', pay: 'How much do you earn?', send: 'Check and send' } satisfies Record<SalaryStep, string>,

  designation: 'Job',
  noDesignation: 'Choose your job from the list.',
  department: (name: string) => `Department: ${name}`,
  city: 'City',
  noCity: 'Choose your city from the list.',
  unlisted: 'That is not in the list. Choose one from the list.',
  experience: 'Total experience',
  choose: 'Choose',
  years: (years: number) => (years === 0 ? 'Fresher' : years === 1 ? '1 year' : years === mostExperienceYears ? `${years} years or more` : `${years} years`),
  noExperience: `Choose between Fresher and ${mostExperienceYears} years.`,

  fixed: 'Fixed pay',
  fixedHint: 'Before tax, without bonus and company shares.',
  variable: 'Yearly bonus (optional)',
  variableHint: 'What you get on top of fixed pay in a usual year.',
  stockType: 'Stock (optional)',
  noStock: 'None',
  stockTypes: { esops: 'ESOPs', rsus: 'RSUs', sars: 'SARs', other: 'Other', notSure: 'I am not sure' } satisfies Record<StockKind, string>,
  vesting: 'Years until all of it is yours (vesting)',
  vestingYears: (years: number) => `${years} years`,
  notAware: 'I do not know',
  stock: 'Total value of the stock',
  stockHint: 'All that was granted, not one year of it.',
  aYear: (amount: number, currency: Currency) => `${writtenPay(amount, currency)} a year`,
  inAll: (amount: number, currency: Currency) => `${writtenPay(amount, currency)} in all`,
  employment: 'Employment',
  employments: { 'full-time': 'Full time', contract: 'Contract', intern: 'Internship', 'part-time': 'Part time', freelancer: 'Freelance' } satisfies Record<
    EmploymentKind,
    string
  >,
  works: 'Is it what you earn now?',
  worksNow: 'Yes, now',
  worksBefore: 'No, an earlier job',
  currency: 'Paid in',
  currencies: { INR: 'Rupees', USD: 'US dollars' } satisfies Record<Currency, string>,
  currencyHint: 'Choose dollars if a company abroad pays you in dollars. We count rupees and dollars separately.',
  payPer,
  picks: {
    lakhs: (label: string) => `${label}, lakh`,
    thousands: (label: string) => `${label}, thousand`,
    lakh: (count: number) => (count < 100 ? `${count} lakh` : `${count / 100} crore`),
    thousand: (count: number) => `${count} thousand`,
    underLakh: 'Under one lakh',
    otherAmount: 'As typed',
  },
  payProblems: {
    missing: 'Enter an amount, such as 12 lakh.',
    unsure: 'Which amount do you mean? Choose it below, or write it in full.',
    much: 'This is more than a salary can be here. Check the amount.',
    unreadable: 'We could not read this. Write 12 lakh, 12,00,000, 18,000 a month or 600 a day.',
  } satisfies Record<PayProblem, string>,
  meant: (amount: number, currency: Currency) => `I mean ${said(amount, currency)}`,

  slip: {
    asked: (meant: number, currency: Currency) => `Did you mean ${said(meant, currency)} a year?`,
    odd: (typed: number, currency: Currency) => `Is it ${writtenPay(typed, currency)} a year?`,
    because: 'It is far from what others in this job earn. You know best.',
    yes: (meant: number, currency: Currency) => `Yes, ${said(meant, currency)} a year`,
    no: (typed: number, currency: Currency) => `No, ${writtenPay(typed, currency)} a year`,
    right: 'Yes, that is right',
  },

  before: (company: string) => `You have already shared your salary at ${company} from this device. A second one in a year does not count.`,
  toBefore: 'Edit that salary instead',
  gone: 'You cannot change this salary from this device.',
  goneBecause: 'A salary can only be changed on the device that sent it. It may also have been deleted.',
  couldNotLoad: 'Your salary could not be loaded.',

  readOver: 'This is what is counted',
  readOverUncounted: 'This is what you send',
  pay: 'Fixed',
  bonus: 'Bonus',
  stockSaid: 'Stock',
  earnedBefore: 'Earned before, not now',
  send: 'Send the salary',
  // Promise F-07
  key: 'You can change or delete your salary later, but only from this device. It is not linked to any account, and we cannot look up whose it is.',
  // Promise F-02
  alone: `Your salary is never shown alone. Every figure needs at least ${inWords(fewestContributors)} people, or ${inWords(fewestOfWholeJob)} when all have the same company, job, city and experience.`,
  // Promise F-17
  delay: 'Your salary is added to the numbers within three days, at a random hour, together with others.',
  changeable: 'If you clear this site’s data, you can no longer change or delete your salary.',
};

export type SalaryFormWords = typeof words;

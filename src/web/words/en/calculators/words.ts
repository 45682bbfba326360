import type { RuleStatus, Warning } from '#core/calculators/answer-types.ts';
import type { AgeGroup } from '#core/calculators/person-types.ts';
import type { SeniorAges } from '#core/income-tax/age-group.ts';
import { compact } from '#core/figures/counts.ts';
import { cities } from './cities.ts';
import { lines, said } from './lines.ts';
import { dayNamed, lineNamed, openPointNamed, ruleNamed } from '../../calculators/named.ts';
import { openPoints, remarks, rules } from './rules.ts';
import { digits, percent, rounded, writtenRupees } from '../../figures/rupees.ts';
import { numberSaid } from '../figures/number-said.ts';
import { payPer } from '../salaries/pay-per.ts';
import { states } from './states.ts';

const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

export const words = {
  tabs: 'Calculators',
  tab: { takeHome: 'Take-home', compareOffers: 'Compare offers', hike: 'Hike', hra: 'HRA', gratuity: 'Gratuity' },
  money: {
    written: (rupees: number) => writtenRupees(rounded(rupees)),
    exact: writtenRupees,
    short: (rupees: number) => `₹${compact(rupees)}`,
    spoken: (rupees: number) => `${rupees < 0 ? 'minus ' : ''}${digits(rounded(rupees))} ${Math.abs(rounded(rupees)) === 1 ? 'rupee' : 'rupees'}`,
    spokenExact: (rupees: number) => `${rupees < 0 ? 'minus ' : ''}${digits(rupees)} ${Math.abs(rupees) === 1 ? 'rupee' : 'rupees'}`,
  },
  cities,
  states,
  cityGroup: 'Cities',
  stateGroup: 'States and territories',
  monthNames,
  problems: {
    empty: 'Type an amount, such as 18 lakh or 18,00,000.',
    'unit-unsure': 'Is this what you mean? Until you say, the result below is from your last amount.',
    'month-unsure': 'Is that monthly pay? If it is yearly, write “a year” after it. Until you say, the result below is from your last amount.',
    unreadable: 'We could not read this. Write 12 lakh, 12,00,000, 18,000 a month or 600 a day. The result below is from your last amount.',
    'too-much': 'That is more than we can calculate with, so we use the highest possible amount.',
    'below-zero': 'An amount cannot be below zero. Write it without the minus sign.',
    'not-a-share': 'Write a percentage from 0 to 100, such as 50%.',
  },
  // Promise F-08
  isPrivate: 'Everything is calculated on this device. Nothing you type is sent.',
  isPrivateButCompany: 'Everything is calculated on this device. Of what you type, only the name of a company is sent, to look it up.',
  seeHow: 'See how',
  payPer,
  numbers: numberSaid,
  aMonth: 'a month',
  aYear: 'a year',
  item: 'Item',
  amount: 'Amount',
  yes: 'Yes',
  no: 'No',
  lakhs: (label: string) => `${label}, lakh`,
  thousands: (label: string) => `${label}, thousand`,
  lakh: (count: number) => (count < 100 ? `${count} lakh` : `${count / 100} crore`),
  thousand: (count: number) => `${count} thousand`,
  underLakh: 'Under one lakh',
  emptied: 'Empty the field',
  otherAmount: 'As typed',
  meant: (rupees: number) => `Yes, I mean ${writtenRupees(rupees)}`,
  why: 'Rule',
  rulesUsed: 'Rules used',
  since: (date: string) => `Applies from ${date}`,
  until: (date: string) => `until ${date}`,
  source: (text: string) => `Source: ${text}`,
  estimateBecause: 'This is an estimate.',
  payrollSpreads: 'We spread the tax over twelve months. Your employer may spread it, or a change in it, over the remaining months.',
  estimate: 'An estimate',
  reviewBy: (date: string) => `We check it again by ${date}`,
  sentence: (text: string) => `${text}.`,
  checkedUpTo: (date: string) => `Rules checked up to ${date}`,
  checkedMeans: 'We do not count rules made after that day.',
  openHeading: 'What is not clear in the law yet',
  openLead: (count: number) => `${count} ${count === 1 ? 'point was' : 'points were'} not clear when we read the rules`,
  inMonths: (from: string, to: string) => (from === to ? `In ${from}` : `${from} to ${to}`),
  ages: ({ senior, verySenior }: SeniorAges): Record<AgeGroup, string> => ({
    'below-60': `Under ${senior}`,
    '60-to-79': `${senior} to ${verySenior - 1}`,
    '80-or-more': `${verySenior} or more`,
  }),
  remarks,
  onCeiling: (ceiling: string) => `On at most ${ceiling}`,
  status: { settled: 'Two or more sources agree', 'single source': 'From one source only', open: 'Not settled' } satisfies Record<RuleStatus, string>,
  ruleName: (id: string) => ruleNamed(id, { rules, states, professionalTax: 'Professional tax', welfareFund: 'Labour welfare fund' }),
  openPoint: (id: string) => openPointNamed(id, openPoints),
  lineName: (id: string, own: Readonly<Record<string, string>> = {}) => lineNamed(id, { ...lines, ...own }),
  warning: (warning: Warning) => said(warning, { rules, states, professionalTax: 'Professional tax', welfareFund: 'Labour welfare fund', monthNames }),
  problem: (code: string | undefined): string =>
    code === 'more-than-whole'
      ? 'The parts you entered are more than the total pay. The result below is from your last amounts.'
      : code === 'basic-above-fixed'
        ? 'The basic pay you entered is more than the monthly fixed pay. The result below is from your last amounts.'
        : 'This cannot be calculated. The result below is from your last amounts.',
  notADay: 'Choose a date.',
  noticesLabel: 'Good to know',
  everyStep: 'Every step and its rule',
  everyStepLead: 'In the order of calculation',
  percent,
  day: (date: string) => dayNamed(date, monthNames),
  month: (month: string) => monthNames[Number(month.slice(5, 7)) - 1] ?? month,
  monthOfYear: (month: string) => `${monthNames[Number(month.slice(5, 7)) - 1] ?? month} ${month.slice(0, 4)}`,
  monthYear: (month: string) => `${(monthNames[Number(month.slice(5, 7)) - 1] ?? month).slice(0, 3)} ${month.slice(0, 4)}`,
  cameAlong: (amount: string, name: string) => `The link you opened filled in ${amount} a year${name && `: ${name}`}.`,
  backToOwn: 'Back to my own numbers',
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  print: 'Print',
  clear: 'Back to the example',
  copied: 'Copied.',
  notCopied: 'This browser does not allow copying. Copy the link at the top of the browser yourself: it has your numbers.',
  linkHolds: 'Your numbers are in the link, after the #. Browsers never send that part.',
};

export type CalculatorWords = typeof words;

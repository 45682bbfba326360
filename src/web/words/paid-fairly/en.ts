import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import type { EdgeAround, FairVerdict } from '#core/salaries/fair-place.ts';
import { firstYearOf, type ExperienceBand } from '#core/salaries/salary.ts';
import { monthNames } from '../figures/months-en.ts';
import { monthSaid } from '../figures/date.ts';
import { writtenRupees } from '../figures/rupees.ts';

/** The whole years of a band, which ends before the next one begins. */
function bandSaid(band: ExperienceBand): string {
  const [from, to] = band.split('-');
  if (to === undefined) return `${firstYearOf(band)} years or more`;
  return from === '0' ? 'under 1 year' : `${from} to ${Number(to) - 1} years`;
}

const columns: readonly [string, string] = ['Of 100 people, so many earn it or less', 'Pay in a year'];

/** Everything that is said of whether a pay is fair, in English. */
export const words = {
  title: 'Are you paid fairly?',
  // Promise R-047
  description: 'Where your pay stands among people in your job, in your city and with your experience. Your pay never leaves your device. No account.',
  heading: 'Are you paid fairly?',
  lead: 'Three questions, and you see where your pay stands among people in your job.',
  noScript: 'This page needs JavaScript: your pay is held against the others on your own device, so that nobody else sees it.',
  form: 'Three questions',
  questions: { job: '1. What do you do?', place: '2. Where, and for how long?', pay: '3. What are you paid in a year?' },
  job: 'Job',
  jobHint: 'Type two letters and choose one.',
  company: 'Company (you may leave it out)',
  city: 'City (without one: all of India)',
  years: 'Years of work in all',
  chooseYears: 'Choose',
  yearsOf: (years: number, isMost: boolean) => (years === 0 ? 'Fresher' : `${years}${isMost ? '+' : ''} ${years === 1 ? 'year' : 'years'}`),
  pay: 'Pay in a year',
  payHint: 'Fixed and variable pay, and a year of listed shares (RSUs), before tax.',
  // Promise R-047
  stays:
    'Your pay stays on this page: it is not stored and not sent, and it is forgotten when you leave. We are asked about your job, city, company and years alone.',
  show: 'See where you stand',
  unlisted: 'We do not know this one. Type, and choose from the list.',
  missing: { job: 'Choose your job from the list.', years: 'Choose your years of work.', pay: 'Type your pay, such as 18 lakh.' },
  problems: {
    'unit-unsure': 'Is that in lakhs?',
    'month-unsure': 'Is that the pay of a month? If it is of a year, write “a year” behind it.',
    unreadable: 'We could not read this. Write 12L, 12 lakh, 1.2cr or 12,00,000.',
    'too-much': 'That is more than we count with, so the most is taken.',
    'below-zero': 'An amount cannot be below zero. Write it without the minus sign.',
  },
  slip: {
    asked: (meant: number) => `Did you mean ${writtenRupees(meant)} a year?`,
    odd: 'Is that the pay of a year?',
    because: 'It is far from what others earn in such a job. You know best.',
    right: 'It is right as it stands',
  },
  answer: 'Where you stand',
  toCome: 'Your place will stand here',
  toComeBecause: 'As soon as you have said your job, your years and your pay.',
  none: 'We do not have sufficient salary data.',
  // Promise F-02
  noneBecause: (fewest: number) =>
    `Too few people told what such a job pays, here or anywhere else. Nothing is shown of fewer than ${fewest}, nor where one of them would stand out.`,
  verdict: { below: 'Below typical pay', within: 'Within the typical range', above: 'Above typical pay' } satisfies Record<FairVerdict, string>,
  around: {
    low: 'Around the lower edge of the typical range',
    high: 'Around the upper edge of the typical range',
    both: 'Somewhere around the typical range',
  } satisfies Record<EdgeAround, string>,
  place: (percentile: number, isOfJob: boolean) => {
    const where = isOfJob ? 'in this job' : 'in this field of work';
    if (percentile < 1) return `Almost nobody ${where} earns less than you.`;
    return percentile > 99 ? `You earn more than almost everybody ${where}.` : `You earn more than about ${percentile} of 100 people ${where}.`;
  },
  likely: (low: number, high: number) => `Likely between ${low} and ${high} of 100.`,
  scale: (percentile: number, low: number, high: number) =>
    `A scale from 0 to 100. The typical range goes from 25 to 75. You stand at ${percentile}, likely between ${low} and ${high}.`,
  scaleOf: 'Of 100 people, so many earn less. The thick bar is the typical range, half of all people.',
  columns,
  ofHundred: (percent: number) => `${percent} of 100`,
  yours: (percentile: number) => `Yours, about ${percentile} of 100`,
  band: bandSaid,
  everyJobIn: (department: string) => `all jobs in ${department}`,
  citiesLike: (city: string) => `cities like ${city}`,
  india: 'all of India',
  people: (count: number) => `${crowdSaid(count)} people`,
  oneEmployer: (tenths: number) => `At least ${tenths} in 10 of them work at one company.`,
  newest: (month: string) => `The newest from ${monthSaid(monthNames, month)}`,
  among: (group: string) => `Held against: ${group}`,
  widened: 'A narrower group has too few people, or would give away what one of them earns. So this one is wider.',
  withoutCompany: (company: string) => `We cannot show this job at ${company}, so these are people at all companies.`,
  how: 'How this is worked out',
  howSteps: (leaning: number, fewest: number): readonly string[] => [
    'Pay is what is paid in a year: fixed and variable pay, and a year of listed shares.',
    'Your place in a group is read from its published figures: between them in a straight line on a scale where doubling is always the same step, and beyond them on the usual curve of pay.',
    `Small groups are blended with the next larger group, which counts as ${leaning} people.`,
    'The span around your place is what chance leaves open with so many people, nineteen times out of twenty.',
    `A group of fewer than ${fewest} people is never used.`,
  ],
  howTable: 'The groups, narrow to wide',
  howColumns: { group: 'Group', alone: 'Of 100, earn less', leaning: 'With wider groups' },
  later: 'Two years on',
  laterBand: (group: string) => `The middle of ${group}`,
  nowBand: (group: string) => `The middle of ${group} today`,
  laterMore: 'More by',
  laterLess: 'Less by',
  laterSame: 'No more than now.',
  laterNote: 'This is what others are paid who are two years ahead, and no promise of a raise.',
  onward: 'Where to go from here',
  jobPage: (job: string) => `What ${job} pays`,
  takeHome: 'What reaches the bank each month',
  hike: 'What a raise would leave you',
  addYours: 'Add your own salary, without a name',
  picture: {
    heading: 'A picture to share',
    // Promise R-047
    lead: 'It says the job, the group and roughly where you stand. It holds no amount, and it is drawn on your device.',
    share: 'Share the picture',
    save: 'Save the picture',
    saved: 'The picture is in your downloads.',
    failed: 'This browser cannot pass the picture on.',
    you: 'Here, roughly',
    scale: 'Of 100 people in this group, so many earn less',
    said: 'In words, for those who do not see it',
    alt: (verdict: string, group: string, tens: number) => `Are you paid fairly? ${verdict}, about ${tens} of 100 earn less. ${group}.`,
    fileName: 'paid-fairly.png',
  },
};

export type PaidFairlyWords = typeof words;

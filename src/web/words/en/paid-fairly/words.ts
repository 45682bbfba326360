import { usualCertainty } from '#core/figures/certainty.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import type { PayAbout } from '#core/paid-fairly/pay-about.ts';
import type { EdgeAround, FairVerdict } from '#core/paid-fairly/fair-place.ts';
import { firstYearOf, type ExperienceBand } from '#core/salaries/salary.ts';
import { monthNames } from '../figures/months.ts';
import { monthSaid } from '../../figures/date.ts';
import { writtenRupees } from '../../figures/rupees.ts';

/** Whole years of a band, which ends before the next begins. */
function bandSaid(band: ExperienceBand): string {
  const [from, to] = band.split('-');
  if (to === undefined) return `${firstYearOf(band)} years or more`;
  return from === '0' ? 'under 1 year' : `${from} to ${Number(to) - 1} years`;
}

type ComparedIn = 'job' | 'nearest' | 'field';
const wheres: Readonly<Record<ComparedIn, string>> = { job: 'in this job', nearest: 'in the nearest job', field: 'in this field of work' };

const columns: readonly [string, string] = ['How many of 100 people earn this or less', 'Pay in a year'];

export const words = {
  title: 'Are you paid fairly?',
  // Promise R-047
  description: 'How your pay compares with people in your job, in your city and with your experience. Your pay never leaves your device. No account.',
  heading: 'Are you paid fairly?',
  lead: 'Three questions, and you see how your pay, or an offer you have, compares with people in the job.',
  noScript: 'Turn on JavaScript in your browser settings. Your pay is compared on your own device, so that nobody else sees it.',
  form: 'Three questions',
  questions: { job: '1. What do you do?', place: '2. Where, and for how long?' },
  job: 'Job',
  jobHint: 'Type two letters, then choose from the list.',
  company: 'Company (optional)',
  city: 'City (optional; without one: all of India)',
  years: 'Total years of work',
  chooseYears: 'Choose',
  yearsOf: (years: number, isMost: boolean) => (years === 0 ? 'Fresher' : `${years}${isMost ? '+' : ''} ${years === 1 ? 'year' : 'years'}`),
  about: 'Your pay or an offer',
  abouts: { pay: 'My pay', offer: 'An offer I have' } satisfies Record<PayAbout, string>,
  payHint: 'Fixed and variable pay, and a year of shares that trade on the stock market (RSUs), before tax.',
  asMonth: 'We read this as pay for a month.',
  isYear: 'It is for a year',
  hand: {
    ask: 'We compare CTC. Do you know only what reaches your bank?',
    label: 'In hand, a month',
    hint: 'What your employer pays into your bank in a usual month.',
    ctc: (rupees: number) => `That is about ${writtenRupees(rupees)} CTC a year, with the usual provident fund, gratuity and tax.`,
    take: (rupees: number) => `Compare ${writtenRupees(rupees)} a year`,
    failed: 'This could not be worked out. Try again.',
    again: 'Try again',
  },
  // Promise R-047
  stays: 'This amount stays on this page: it is not stored or sent, and it is forgotten when you leave. Only the job, city, company and years are sent.',
  show: 'See how you compare',
  unlisted: 'We do not know this name. Type and choose from the list.',
  missing: { job: 'Choose your job from the list.', years: 'Choose your years of work.' },
  problems: {
    'unit-unsure': 'Is this what you mean?',
    unreadable: 'We could not read this. Write 12 lakh, 12,00,000, 18,000 a month or 600 a day.',
    'too-much': 'That is more than we can calculate with, so we use the highest possible amount.',
    'below-zero': 'An amount cannot be below zero. Write it without the minus sign.',
  },
  slip: {
    asked: (meant: number) => `Did you mean ${writtenRupees(meant)} a year?`,
    odd: 'Is that yearly pay?',
    because: 'It is far from what others in this job earn. You know best.',
    right: 'Yes, that is right',
  },
  answer: 'How you compare',
  toCome: 'Your result appears here',
  toComeBecause: 'Enter your job, years of work and pay to see it.',
  none: 'We do not have sufficient salary data.',
  // Promise F-02
  noneBecause: (fewest: number) =>
    `Too few people have shared what this job pays, here or anywhere else. We show nothing for fewer than ${fewest} people, or where one of them could be identified.`,
  verdict: { below: 'Below typical pay', within: 'Within the typical range', above: 'Above typical pay' } satisfies Record<FairVerdict, string>,
  around: {
    low: 'Near the bottom of the typical range',
    high: 'Near the top of the typical range',
    both: 'Somewhere around the typical range',
  } satisfies Record<EdgeAround, string>,
  of: {
    pay: {
      question: '3. What are you paid?',
      label: 'Your pay',
      missing: 'Type your pay, such as 18 lakh.',
      place: (percentile: number, comparedIn: ComparedIn) => {
        const where = wheres[comparedIn];
        if (percentile < 1) return `You are among the lowest paid ${where}.`;
        return percentile > 99 ? `You earn more than almost everyone ${where}.` : `You earn more than about ${percentile} of 100 people ${where}.`;
      },
      likely: (low: number, high: number) => `It is likely that ${low} to ${high} of 100 earn less than you.`,
      scale: (percentile: number, low: number, high: number) =>
        `0 is the lowest pay, 100 the highest. The typical range is 25 to 75. Our estimate for you is ${percentile}, likely between ${low} and ${high}.`,
      yours: (percentile: number) => `Yours, about ${percentile} of 100`,
    },
    offer: {
      question: '3. What are you offered?',
      label: 'The offer',
      missing: 'Type the pay of the offer, such as 12 lakh.',
      place: (percentile: number, comparedIn: ComparedIn) => {
        const where = wheres[comparedIn];
        if (percentile < 1) return `The offer is among the lowest pay ${where}.`;
        return percentile > 99
          ? `The offer is more than almost everyone ${where} earns.`
          : `The offer is more than about ${percentile} of 100 people ${where} earn.`;
      },
      likely: (low: number, high: number) => `It is likely that ${low} to ${high} of 100 earn less than this offer.`,
      scale: (percentile: number, low: number, high: number) =>
        `0 is the lowest pay, 100 the highest. The typical range is 25 to 75. Our estimate for the offer is ${percentile}, likely between ${low} and ${high}.`,
      yours: (percentile: number) => `The offer, about ${percentile} of 100`,
    },
  } satisfies Record<PayAbout, object>,
  scaleOf: 'The scale shows how many of 100 people earn less. The thick bar is the typical range: the middle half of all people.',
  columns,
  ofHundred: (percent: number) => `${percent} of 100`,
  band: bandSaid,
  everyJobIn: (department: string) => `all jobs in ${department}`,
  people: (count: number) => `${crowdSaid(count)} people`,
  newest: (month: string) => `The newest from ${monthSaid(monthNames, month)}`,
  among: (group: string) => `Compared with: ${group}`,
  nearest: (group: string, job: string) => `Compared with: ${group}. It is the nearest to your job: ${job}`,
  widened: 'We compare you with a bigger group, because a smaller one has too few people or would show what one person earns.',
  withoutCompany: (company: string) => `We cannot show this job at ${company}, so these are people at all companies.`,
  how: 'How is this calculated?',
  howSteps: (leaning: number, fewest: number): readonly string[] => [
    'Pay is what you get in a year: fixed pay, variable pay, and that year’s company shares if they trade on the stock market.',
    'We find your position between the figures that we show for the group (in a straight line on a logarithmic scale), and beyond them by the usual pay curve.',
    `If a group is small, we add the next larger group, but count it as only ${leaning} people.`,
    `With this many people we can be wrong. Your real position is in the likely range in ${usualCertainty.percent} of 100 cases.`,
    `We never compare you with a group of fewer than ${fewest} people.`,
  ],
  howTable: 'The groups, small to large',
  howColumns: { group: 'Group', alone: 'How many of 100 earn less', leaning: 'Mixed with larger groups' },
  later: 'In two years',
  laterBand: (group: string) => `Median (middle) pay at ${group}`,
  nowBand: (group: string) => `Median (middle) pay at ${group} today`,
  laterMore: 'More by',
  laterLess: 'Less by',
  laterSame: 'That is the same as now.',
  laterNote: 'This is what people with two more years of work are paid. It is not a promise of a raise.',
  onward: 'What you can do next',
  jobPage: (job: string) => `What ${job} pays`,
  takeHome: 'What reaches your bank each month',
  hike: 'What you would get in hand after a raise',
  addYours: 'Add your own salary, without a name',
  picture: {
    heading: 'A picture to share',
    // Promise R-047
    lead: 'The picture shows the job, group and roughly how you compare. It has no amount, and is made on your device.',
    share: 'Share the picture',
    save: 'Save the picture',
    saved: 'The picture is in your downloads.',
    failed: 'This browser cannot share the picture.',
    you: 'Here, roughly',
    scale: 'How many of 100 people in this group earn less',
    alt: (verdict: string, group: string, tens: number) => `Are you paid fairly? ${verdict}, about ${tens} of 100 earn less. ${group}.`,
    fileName: 'paid-fairly.png',
  },
};

export type PaidFairlyWords = typeof words;

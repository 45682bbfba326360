import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { countedYears } from '#core/crowds/fewest.ts';
import type { CurrencyUnits } from '#core/figures/salary-text.ts';
import type { CompanyCount } from '#core/salaries/company-quarter.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { monthSaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { experienceBandsSaid, spokenPay, spokenRange, writtenPay, writtenRange } from '../figures/pay.ts';
import { placesSaid } from '../figures/places.ts';

/** Sentences about companies that have more than a quarter of some people. */
type OfCompanies = Readonly<Record<Exclude<CompanyCount, 'many'>, string>>;

export interface PayRuleFacts {
  readonly fewest: number;
  readonly fewestOfWholeJob: number;
  readonly quartilesFrom: number;
  readonly tenthsFrom: number;
  readonly inBatch: number;
  readonly halvesAfterMonths: number;
  readonly lastMonths: number;
}

export const words = {
  written: writtenPay,
  spoken: spokenPay,
  /** Axis units, which only the last tick names. */
  ticks: { lakh: '', crore: ' Cr', thousandDollars: '' } satisfies CurrencyUnits,
  lastTick: { lakh: ' LPA', crore: ' Cr', thousandDollars: 'k DPA' } satisfies CurrencyUnits,
  range: writtenRange,
  spokenRange,
  people: (stepped: string) => `${stepped} people`,
  proven: 'each with a confirmed login',
  newest: (month: string) => `newest from ${monthSaid(monthNames, month)}`,
  median: 'Median',
  medianIs: (pay: string) => `Median ${pay}: half of them earn less, half earn more.`,
  middle: 'Middle half',
  middleEarn: 'The middle half earn',
  halfEarn: 'Half of them earn less than',
  interval: (range: string) => `The true median is probably in this range: ${range}.`,
  companies: {
    few: 'From few companies: one of them has more than a quarter of these people.',
    quarter: 'One company has more than a quarter of these people; it counts a quarter.',
  } satisfies OfCompanies,
  companiesShort: { few: 'from few companies', quarter: 'many from one company' } satisfies OfCompanies,
  finding: (people: string, range: string, median: string) => `Yearly pay of ${people}. The middle half earn ${range}, the median is ${median}.`,
  legend: 'Bars in full colour lie around the middle half. Line: the median. Bars for higher pay cover a wider range.',
  percentile: (percent: number) => (percent === 50 ? 'Median' : `${percent}% up to`),
  percentileMeans: (percent: number) => (percent === 50 ? 'Half earn this or less' : `${percent} in 100 earn this or less`),
  percentiles: 'Who earns how much',
  pay: 'Pay a year',
  share: 'People',
  ofPeople: (percent: number) => `${percent}%`,
  everyStep: 'See all amounts as a table',
  parts: { heading: 'What this pay is made of', fixed: 'Fixed', variable: 'Variable', stock: 'Stock' },
  partsNote: 'How much of total pay each part is. Stock is one year of company shares that trade on the stock market.',
  everybody: 'Everyone',
  bands: experienceBandsSaid,
  places: placesSaid,
  employments: { 'full-time': 'Full time', contract: 'Contract', intern: 'Internship', 'part-time': 'Part time', freelancer: 'Freelance' } satisfies Record<
    EmploymentKind,
    string
  >,
  jobAt: (job: string, company: string) => `${job} at ${company}`,
  anyExperience: 'any experience',
  allCompanies: 'all companies',
  how: {
    heading: 'How is this calculated?',
    reported:
      'People share their pay here without a name. Nobody checks a payslip, and nothing is guessed or filled in: if too few people shared theirs, there is no figure.',
    counted: 'We count yearly pay: fixed, variable, and one year of shares (RSUs) that trade on the stock market. Other stock, like options, does not count.',
    median: 'The median is in the middle: half earn less, half more. A few very high salaries do not change it.',
    fewest: ({ fewest, fewestOfWholeJob }: PayRuleFacts) =>
      `Every figure needs at least ${inWords(fewest)} people, or ${inWords(fewestOfWholeJob)} when all have the same company, job, city and experience. We show none if one person’s pay is more than a quarter of the total.`,
    more: ({ quartilesFrom, tenthsFrom }: PayRuleFacts) =>
      `We show the middle half once there are ${inWords(quartilesFrom)} people, the highest and lowest tenth once there are ${inWords(tenthsFrom)}. We never show the lowest and the highest pay.`,
    age: ({ halvesAfterMonths, lastMonths }: PayRuleFacts) =>
      `Older salaries count less: after ${halvesAfterMonths} months, half. After ${lastMonths} months, or once ${inWords(countedYears - 1)} more calendar years have ended, they do not count at all.`,
    batches: ({ inBatch }: PayRuleFacts) =>
      `A figure changes only after ${inWords(inBatch)} new people have shared their pay, so that nobody can find out what one of them earns. A salary you delete leaves the figure with that change. We round amounts, and write the number of people as ${crowdSaid(0)}, 10+, 20+ or 50+. ${whoCounts}`,
    aside: 'Pay that is very far from all others is left out, because it is usually a mistake such as monthly pay instead of yearly.',
    confidence:
      'The confidence says how much you can rely on the median. More people raise it, very different salaries lower it. If they are from few companies, it is one step lower.',
    companies:
      'In a figure of several companies, no company counts for more than a quarter, however many people it has. If too few people work elsewhere for that, everyone counts alike and we say “from few companies”.',
  },
};

export type PayFigureWords = typeof words;

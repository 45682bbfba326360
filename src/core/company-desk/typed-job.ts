import type { PayPer } from '../calculators/pay-periods.ts';
import { highestYearlyPay, isDay, payAYear } from '../jobs/feed-facts.ts';
import { mostJobExperience } from '../jobs/job-search.ts';
import { longestJobDescription, longestJobTitle, type Workplace } from '../jobs/job.ts';
import { fitsDomains, mailAddressIn } from '../verification/work-address.ts';

/** Job as a company types it, with its cities in one line. */
export interface TypedJob {
  readonly title: string;
  readonly cities: string;
  readonly workplace: Workplace;
  readonly payFrom: number | null;
  readonly payTo: number | null;
  readonly payPer: PayPer;
  readonly experienceFrom: number | null;
  readonly experienceTo: number | null;
  readonly description: string;
  /** Page over https, or a mail address at the company's domain. */
  readonly apply: string;
  readonly closesOn: string | null;
}

export const typedJobFields = ['title', 'cities', 'pay', 'experience', 'description', 'apply', 'closesOn'] as const;
export type TypedJobField = (typeof typedJobFields)[number];

export const emptyTypedJob: TypedJob = {
  title: '',
  cities: '',
  workplace: 'office',
  payFrom: null,
  payTo: null,
  payPer: 'year',
  experienceFrom: null,
  experienceTo: null,
  description: '',
  apply: '',
  closesOn: null,
};

export const longestCityLine = 500;
/** Shorter descriptions tell nobody what the work is. */
export const shortestJobDescription = 40;
/** Most open jobs that one company types. */
export const mostTypedJobs = 200;

const isOrdered = (from: number | null, to: number | null): boolean => from === null || to === null || from <= to;

const isNumberTo = (most: number, least: number) => (given: number | null) => given === null || (Number.isInteger(given) && given >= least && given <= most);

export const isPaySaid = ({ payFrom, payTo }: Pick<TypedJob, 'payFrom' | 'payTo'>): boolean => payFrom !== null || payTo !== null;

export const yearlyPayOf = ({ payFrom, payTo, payPer }: TypedJob) => payAYear(payFrom, payTo, 'INR', payPer);

/** Way to apply as an address; mail only at the company's domains. */
export function applyAddressOf(typed: string, domains: readonly string[]): string | undefined {
  const said = typed.trim();
  const mail = mailAddressIn(said.replace(/^mailto:/i, ''));
  if (mail) return fitsDomains(mail.domain, domains) ? `mailto:${mail.address}` : undefined;
  return /^https:\/\/[^\s/]+\.[^\s]+$/i.test(said) ? said : undefined;
}

/** Fields to put right, as far as they tell without the server's lists. */
export function faultsOfTyped(typed: TypedJob, today: string): readonly TypedJobField[] {
  const { title, cities, workplace, experienceFrom, experienceTo, description, apply, closesOn } = typed;
  const words = description.trim().length;
  const [isPay, isYears] = [isNumberTo(highestYearlyPay, 1), isNumberTo(mostJobExperience, 0)];
  const isFault: Readonly<Record<TypedJobField, boolean>> = {
    title: title.trim() === '' || title.length > longestJobTitle,
    cities: cities.length > longestCityLine || (cities.trim() === '' && workplace !== 'remote'),
    pay: !isPay(typed.payFrom) || !isPay(typed.payTo) || (isPaySaid(typed) && yearlyPayOf(typed) === null),
    experience: !isYears(experienceFrom) || !isYears(experienceTo) || !isOrdered(experienceFrom, experienceTo),
    description: words < shortestJobDescription || description.length > longestJobDescription,
    apply: apply.trim() === '',
    closesOn: closesOn !== null && (!isDay(closesOn) || closesOn < today),
  };
  return typedJobFields.filter((field) => isFault[field]);
}

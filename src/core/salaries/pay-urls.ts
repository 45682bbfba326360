import { designationSalaryPath, jobSalaryPath, salariesPath, screens } from '../navigation/screens.ts';
import { comparedFromWord, comparedWord, mostComparedSalaries, payQuery, type CompanyPaySearch, type ComparedSalary, type JobPaySearch } from './pay-search.ts';
import { salaryFormUrl } from './salary-form-url.ts';
import type { Named } from '../named.ts';
import type { PayGroup } from './salary-figures.ts';
import { firstYearOf } from './salary.ts';

/** The URL of what a company pays, narrowed and in an order. */
export const companyPayUrl = (urlName: string, search: Partial<CompanyPaySearch>): string => salariesPath(urlName) + payQuery(search);

/** The URL of what a job pays, at a company or at all of them, narrowed. */
export const jobPayUrl = (company: string | null, designation: string, search: Partial<JobPaySearch>): string =>
  (company === null ? designationSalaryPath(designation) : jobSalaryPath(company, designation)) + payQuery(search);

/** The search that narrows to a group. */
export const searchOf = ({ city, experience, employment }: PayGroup): JobPaySearch => ({
  city: city?.urlName ?? null,
  experience: experience === null ? null : firstYearOf(experience),
  employment,
});

/** The URL of the jobs that most people shared their pay of. */
export const payHubUrl = (search: Pick<JobPaySearch, 'city' | 'experience'>): string => screens.salaries + payQuery(search);

/** The URL of jobs side by side. */
export const compareSalariesUrl = (jobs: readonly ComparedSalary[]): string =>
  [screens.compareSalaries, jobs.map((job) => `of=${comparedWord(job)}`).join('&')].filter(Boolean).join('?');

/** The jobs that a URL compares, each once and at most three, and whether there were more. */
export function comparedFromUrl(query: { readonly getAll: (key: string) => readonly string[] }): {
  readonly jobs: readonly ComparedSalary[];
  readonly isOverfull: boolean;
} {
  const known = query.getAll('of').flatMap((word) => comparedFromWord(word) ?? []);
  const once = [...new Map(known.map((job) => [comparedWord(job), job])).values()];
  return { jobs: once.slice(0, mostComparedSalaries), isOverfull: once.length > mostComparedSalaries };
}

const withPairs = (path: string, pairs: readonly (readonly [key: string, value: string | number | null | undefined])[]): string => {
  const given = pairs.flatMap(([key, value]) => (value === null || value === undefined || value === '' ? [] : [`${key}=${encodeURIComponent(value)}`]));
  return [path, given.join('&')].filter(Boolean).join('?');
};

/** The URL of the calculator that says what of a pay reaches the bank. */
export const inHandUrl = (rupees: number, city: Named | null): string =>
  withPairs(screens.takeHome, [
    ['ctc', rupees],
    ['city', city?.urlName],
  ]);

/** The URL of the comparer of offers with a pay in it. */
export const offerOfPayUrl = (rupees: number, name: string): string =>
  withPairs(screens.compareOffers, [
    ['ctc', rupees],
    ['name', name],
  ]);

/** The URL of the question whether one is paid fairly, for a group. */
export const fairPayUrl = ({ designation, city, experience }: Pick<PayGroup, 'designation' | 'city' | 'experience'>, years: number | null = null): string =>
  withPairs(screens.paidFairly, [
    ['job', designation?.urlName],
    ['city', city?.urlName],
    ['experience', years ?? (experience === null ? null : firstYearOf(experience))],
  ]);

/** The URL of the form in which one tells what a job pays. */
export const tellPayUrl = ({ company, designation }: { readonly company?: Named | null; readonly designation?: Named | null } = {}): string =>
  salaryFormUrl({ company: company?.urlName ?? null, name: company?.name ?? null, designation: designation?.urlName ?? null });

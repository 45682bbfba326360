import { designationSalaryPath, jobSalaryPath, salariesPath, screens } from '../navigation/screens.ts';
import { comparedFromWord, comparedWord, mostComparedSalaries, payQuery, type CompanyPaySearch, type ComparedSalary, type JobPaySearch } from './pay-search.ts';
import { salaryFormUrl } from './salary-form-url.ts';
import type { Named } from '../named.ts';
import type { PayGroup } from './salary-figures.ts';
import { firstYearOf } from './salary.ts';

export const companyPayUrl = (urlName: string, search: Partial<CompanyPaySearch>): string => salariesPath(urlName) + payQuery(search);

export const jobPayUrl = (company: string | null, designation: string, search: Partial<JobPaySearch>): string =>
  (company === null ? designationSalaryPath(designation) : jobSalaryPath(company, designation)) + payQuery(search);

export const searchOf = ({ city, experience, employment }: PayGroup): JobPaySearch => ({
  city: city?.urlName ?? null,
  experience: experience === null ? null : firstYearOf(experience),
  employment,
});

export const payHubUrl = (search: Pick<JobPaySearch, 'city' | 'experience'>): string => screens.salaries + payQuery(search);

/** URL of jobs side by side. */
export const compareSalariesUrl = (jobs: readonly ComparedSalary[]): string =>
  [screens.compareSalaries, jobs.map((job) => `of=${comparedWord(job)}`).join('&')].filter(Boolean).join('?');

/** Removes repeats, keeps at most three, and tells if there were more. */
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

export const inHandUrl = (rupees: number, city: Named | null): string =>
  withPairs(screens.takeHome, [
    ['ctc', rupees],
    ['city', city?.urlName],
  ]);

export const offerOfPayUrl = (rupees: number, name: string, city: Named | null): string =>
  withPairs(screens.compareOffers, [
    ['ctc', rupees],
    ['city', city?.urlName],
    ['name', name],
  ]);

export const fairPayUrl = ({ designation, city, experience }: Pick<PayGroup, 'designation' | 'city' | 'experience'>, years: number | null = null): string =>
  withPairs(screens.paidFairly, [
    ['job', designation?.urlName],
    ['city', city?.urlName],
    ['experience', years ?? (experience === null ? null : firstYearOf(experience))],
  ]);

export const tellPayUrl = ({ company, designation }: { readonly company?: Named | null; readonly designation?: Named | null } = {}): string =>
  salaryFormUrl({ company: company?.urlName ?? null, name: company?.name ?? null, designation: designation?.urlName ?? null });

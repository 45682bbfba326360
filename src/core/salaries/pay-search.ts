import { employmentKindOf, type EmploymentKind } from '../careers/employment-kind.ts';
import { urlNameAsked } from '../navigation/query-values.ts';
import { mostFilteredYears } from './salary.ts';

export const paySorts = ['popularity', 'pay'] as const;
export type PaySort = (typeof paySorts)[number];

/** Most salaries that a list shows. */
export const mostShownSalaries = 30;

/** Most salaries compared at once (R-005, D-09). */
export const mostComparedSalaries = 3;

/** Uses URL names for places, and years for experience, where 15 means all above (D-12). */
export interface CompanyPaySearch {
  readonly department: string | null;
  readonly city: string | null;
  readonly experience: number | null;
  readonly sort: PaySort;
}

export interface JobPaySearch {
  readonly city: string | null;
  readonly experience: number | null;
  readonly employment: EmploymentKind | null;
}

export const everyCompanyPay: CompanyPaySearch = { department: null, city: null, experience: null, sort: 'popularity' };
export const everyJobPay: JobPaySearch = { city: null, experience: null, employment: null };

export interface ComparedSalary extends Omit<JobPaySearch, 'employment'> {
  readonly company: string | null;
  readonly designation: string;
}

const yearsIn = (value: string | null | undefined): number | null =>
  /^\d{1,2}$/.test(value ?? '') && Number(value) <= mostFilteredYears ? Number(value) : null;

interface Query {
  readonly get: (key: string) => string | null;
}

/** Drops unreadable values, so that old links still open. */
export const companyPaySearchFromUrl = (query: Query): CompanyPaySearch => ({
  department: urlNameAsked(query.get('department')),
  city: urlNameAsked(query.get('city')),
  experience: yearsIn(query.get('experience')),
  sort: paySorts.find((each) => each === query.get('sort')) ?? everyCompanyPay.sort,
});

export const jobPaySearchFromUrl = (query: Query): JobPaySearch => ({
  city: urlNameAsked(query.get('city')),
  experience: yearsIn(query.get('experience')),
  employment: employmentKindOf(query.get('employment') ?? '') ?? null,
});

export function payQuery(search: Partial<CompanyPaySearch & JobPaySearch>): string {
  const given = Object.entries(search).filter(([key, value]) => value !== null && !(key === 'sort' && value === everyCompanyPay.sort));
  const query = given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&');
  return query && `?${query}`;
}

/** Encodes as `company~designation~city~years` in a URL, and back. */
export const comparedWord = ({ company, designation, city, experience }: ComparedSalary): string =>
  [company ?? '', designation, city ?? '', experience === null ? '' : String(experience)].join('~').replace(/~+$/, '');

export function comparedFromWord(word: string): ComparedSalary | undefined {
  const [company, designation, city, experience] = word.split('~');
  const named = urlNameAsked(designation);
  return named === null ? undefined : { company: urlNameAsked(company), designation: named, city: urlNameAsked(city), experience: yearsIn(experience) };
}

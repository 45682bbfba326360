import { employments, type EmploymentKind } from '../careers/employment-kind.ts';
import { urlNameAsked } from '../navigation/query-values.ts';
import { mostFilteredYears } from './salary.ts';

/** The orders of the jobs of a company: most salaries first, or best paid first. */
export const paySorts = ['popularity', 'pay'] as const;
export type PaySort = (typeof paySorts)[number];

/** The most salaries that a list shows. */
export const mostShownSalaries = 30;

/** The most salaries that are compared with each other (R-005, D-09). */
export const mostComparedSalaries = 3;

/** What the salaries of a company are narrowed to. Places go by their names in URLs, experience by years, of which 15 stand for all above (D-12). */
export interface CompanyPaySearch {
  readonly department: string | null;
  readonly city: string | null;
  readonly experience: number | null;
  readonly sort: PaySort;
}

/** What the salaries of a job are narrowed to. */
export interface JobPaySearch {
  readonly city: string | null;
  readonly experience: number | null;
  readonly employment: EmploymentKind | null;
}

export const everyCompanyPay: CompanyPaySearch = { department: null, city: null, experience: null, sort: 'popularity' };
export const everyJobPay: JobPaySearch = { city: null, experience: null, employment: null };

/** A job that is held against others: where, what, and narrowed to what. */
export interface ComparedSalary extends Omit<JobPaySearch, 'employment'> {
  readonly company: string | null;
  readonly designation: string;
}

const yearsIn = (value: string | null | undefined): number | null =>
  /^\d{1,2}$/.test(value ?? '') && Number(value) <= mostFilteredYears ? Number(value) : null;

/** The query of a URL. */
interface Query {
  readonly get: (key: string) => string | null;
}

/** Reads a search from the query of a URL. Values that cannot be read are dropped: an old link still opens. */
export const companyPaySearchFromUrl = (query: Query): CompanyPaySearch => ({
  department: urlNameAsked(query.get('department')),
  city: urlNameAsked(query.get('city')),
  experience: yearsIn(query.get('experience')),
  sort: paySorts.find((each) => each === query.get('sort')) ?? everyCompanyPay.sort,
});

export const jobPaySearchFromUrl = (query: Query): JobPaySearch => ({
  city: urlNameAsked(query.get('city')),
  experience: yearsIn(query.get('experience')),
  employment: employments.find((each) => each === query.get('employment')) ?? null,
});

/** The query of a URL for a search; nothing for what is not narrowed. */
export function payQuery(search: Partial<CompanyPaySearch & JobPaySearch>): string {
  const given = Object.entries(search).filter(([key, value]) => value !== null && !(key === 'sort' && value === everyCompanyPay.sort));
  const query = given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&');
  return query && `?${query}`;
}

/** A compared salary as one word of a URL, `company~designation~city~years`, and back. */
export const comparedWord = ({ company, designation, city, experience }: ComparedSalary): string =>
  [company ?? '', designation, city ?? '', experience === null ? '' : String(experience)].join('~').replace(/~+$/, '');

export function comparedFromWord(word: string): ComparedSalary | undefined {
  const [company, designation, city, experience] = word.split('~');
  const named = urlNameAsked(designation);
  return named === null ? undefined : { company: urlNameAsked(company), designation: named, city: urlNameAsked(city), experience: yearsIn(experience) };
}

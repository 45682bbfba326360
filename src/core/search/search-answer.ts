import type { EntryCounts, SearchEntry } from './search-entry.ts';
import type { FoundPage } from './found-pages.ts';
import type { QueryTab } from './query-phrases.ts';

/** What a suggestion leads to. */
export const answerTypes = [
  'COMPANY',
  'REVIEWS',
  'SALARIES',
  'INTERVIEWS',
  'BENEFITS',
  'PHOTOS',
  'JOBS',
  'QUESTIONS',
  'DISCUSSIONS',
  'OFFICES',
  'COMPANIES',
  'COLLEGE',
  'COMMUNITY',
  'COMPARISON',
  'PAGE',
  'POST',
  'QUESTION',
  'REVIEW',
  'INTERVIEW',
] as const;
export type AnswerType = (typeof answerTypes)[number];

/** The names a suggestion is put together from, for the sentence that shows it. */
export interface AnswerParts {
  readonly company: string | null;
  readonly designation: string | null;
  readonly skill: string | null;
  readonly city: string | null;
  readonly industry: string | null;
  readonly page: FoundPage | null;
}

/** A pay that is published, in rupees a year: the median and, from enough people on, the middle half. */
export interface SuggestedPay {
  readonly median: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly people: number;
}

/** Whose pay a page is about, by ids and numbers; what is null is not narrowed. */
export interface PayKey {
  readonly companyId: string | null;
  readonly designationId: number | null;
  readonly cityId: number | null;
  readonly years: number | null;
}

/** A page that answers a query. */
export interface SearchAnswer {
  readonly type: AnswerType;
  readonly title: string;
  readonly path: string;
  readonly hint: string;
  readonly parts: AnswerParts;
  readonly counts: EntryCounts;
  readonly asksPay: PayKey | null;
}

export const noParts: AnswerParts = { company: null, designation: null, skill: null, city: null, industry: null, page: null };

/** The type of suggestions of a tab: one that has none of its own is the company. */
export const typeOfTab = (tab: QueryTab): AnswerType => answerTypes.find((type) => type === tab.toUpperCase()) ?? 'COMPANY';

export const answerOf = (type: AnswerType, path: string, parts: Partial<AnswerParts>, entry?: SearchEntry): SearchAnswer => ({
  type,
  path,
  title: titleOf(type, { ...noParts, ...parts }, entry),
  hint: entry?.hint ?? '',
  parts: { ...noParts, ...parts },
  counts: entry?.counts ?? {},
  asksPay: null,
});

const nouns: Readonly<Partial<Record<AnswerType, string>>> = {
  REVIEWS: 'reviews',
  SALARIES: 'salary',
  INTERVIEWS: 'interview questions',
  BENEFITS: 'benefits',
  PHOTOS: 'photos',
  JOBS: 'jobs',
  QUESTIONS: 'questions and answers',
  DISCUSSIONS: 'discussions',
  OFFICES: 'offices',
  COMPANIES: 'companies',
};

const pageTitles: Readonly<Record<FoundPage, string>> = {
  takeHome: 'Take-home salary calculator',
  gratuity: 'Gratuity calculator',
  hra: 'HRA exemption calculator',
  hike: 'Salary hike calculator',
  compareOffers: 'Compare offers',
  paidFairly: 'Your pay among others',
  calculators: 'Calculators',
  compareSalaries: 'Compare salaries',
  compareCompanies: 'Compare companies',
  hrQuestions: 'What HR asks',
  practice: 'Practise an interview',
  reviewForm: 'Review an employer',
  salaryForm: 'Share a salary',
  interviewForm: 'Share an interview',
  companies: 'Companies',
  colleges: 'Colleges',
  communities: 'Communities',
};

/** A title in plain English, for readers of the answer who do not see our screens. */
function titleOf(type: AnswerType, parts: AnswerParts, entry: SearchEntry | undefined): string {
  if (parts.page !== null) return pageTitles[parts.page];
  const noun = nouns[type];
  const subject = [parts.company, parts.designation, parts.skill, parts.industry].filter((part) => part !== null).join(' ');
  if (noun === undefined) return entry?.name ?? subject;
  const what = [subject, noun].filter(Boolean).join(' ');
  return (parts.city === null ? what : `${what} in ${parts.city}`).replace(/^./, (letter) => letter.toUpperCase());
}

import type { CompanyCount } from '../salaries/company-quarter.ts';
import type { EntryCounts, SearchEntry } from './search-entry.ts';
import type { FoundPage } from './found-pages.ts';
import type { PageContent } from './page-content.ts';
import type { QueryTab } from './query-phrases.ts';
import { waysInEnglish, type WayOfWorking } from '../query-words/ways-of-working.ts';

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
  readonly way: WayOfWorking | null;
}

/** A pay that is published, in rupees a year: the median and, from enough people on, the middle half. */
export interface SuggestedPay {
  readonly median: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly people: number;
  /** How the companies of these people count; nothing where all work at one that is asked for. */
  readonly companies?: CompanyCount;
}

/** The city that a query names and in which there is nothing yet, and the nearest one where there is. */
export interface Elsewhere {
  readonly notIn: string;
  readonly nearest: string | null;
}

/** A page that answers a query. */
export interface SearchAnswer {
  readonly type: AnswerType;
  readonly title: string;
  readonly path: string;
  readonly hint: string;
  readonly parts: AnswerParts;
  readonly counts: EntryCounts;
  /** The words of the query that it does not answer. */
  readonly without: readonly string[];
  readonly elsewhere: Elsewhere | null;
  /** Whether its page holds nothing yet: it is the very one that was asked for. */
  readonly isEmpty: boolean;
}

/** An answer with the content of its page. */
export interface FoundAnswer extends SearchAnswer {
  /** The content without which nobody is led there; null where there is always some. */
  readonly content: PageContent | null;
}

/** An answer before it is known what its page holds. */
export interface PossibleAnswer extends FoundAnswer {
  /** The answer in its place where there is nothing: the same of all cities. */
  readonly wider: PossibleAnswer | null;
  /** Whether it is the very page that was asked for, which is shown at last even where it holds nothing. */
  readonly isAsked: boolean;
}

export const noParts: AnswerParts = { company: null, designation: null, skill: null, city: null, industry: null, page: null, way: null };

/** The type of suggestions of a tab: one that has none of its own is the company. */
export const typeOfTab = (tab: QueryTab): AnswerType => answerTypes.find((type) => type === tab.toUpperCase()) ?? 'COMPANY';

export const answerOf = (type: AnswerType, path: string, parts: Partial<AnswerParts>, entry?: SearchEntry): PossibleAnswer => ({
  type,
  path,
  title: titleOf(type, { ...noParts, ...parts }, entry),
  hint: entry?.hint ?? '',
  parts: { ...noParts, ...parts },
  counts: entry?.counts ?? {},
  without: [],
  elsewhere: null,
  isEmpty: false,
  isAsked: false,
  content: null,
  wider: null,
});

/** An answer as everyone reads it. */
export const plainAnswer = ({ type, title, path, hint, parts, counts, without, elsewhere, isEmpty }: SearchAnswer): SearchAnswer => ({
  type,
  title,
  path,
  hint,
  parts,
  counts,
  without,
  elsewhere,
  isEmpty,
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
  transparency: 'What was removed',
  dataMap: 'What we keep',
  privacyPolicy: 'Privacy policy',
  communityGuidelines: 'Community guidelines',
  grievances: 'Grievances',
  faq: 'Questions and answers',
  contact: 'Who runs this',
  awards: 'Best companies to work for',
};

/** A title in plain English, for readers of the answer who do not see our screens. */
function titleOf(type: AnswerType, parts: AnswerParts, entry: SearchEntry | undefined): string {
  if (parts.page !== null) return pageTitles[parts.page];
  const noun = nouns[type];
  const subject = [parts.way && waysInEnglish[parts.way], parts.company, parts.designation, parts.skill, parts.industry]
    .filter((part) => part !== null)
    .join(' ');
  if (noun === undefined) return entry?.name ?? subject;
  const what = [subject, noun].filter(Boolean).join(' ');
  return (parts.city === null ? what : `${what} in ${parts.city}`).replace(/^./, (letter) => letter.toUpperCase());
}

import type { CompanyCount } from '../salaries/company-quarter.ts';
import type { EntryCounts, SearchEntry } from './search-entry.ts';
import type { FoundPage } from './found-pages.ts';
import type { PageContent } from './page-content.ts';
import type { QueryTab } from './query-phrases.ts';
import { waysInEnglish, type WayOfWorking } from '../query-words/ways-of-working.ts';

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

export interface AnswerParts {
  readonly company: string | null;
  readonly designation: string | null;
  readonly skill: string | null;
  readonly city: string | null;
  readonly industry: string | null;
  readonly page: FoundPage | null;
  readonly way: WayOfWorking | null;
}

/** Published yearly pay in rupees, with the middle half when enough people stand behind it. */
export interface SuggestedPay {
  readonly median: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly people: number;
  readonly companies?: CompanyCount;
}

/** Named city without content, and the nearest one with some. */
export interface Elsewhere {
  readonly notIn: string;
  readonly nearest: string | null;
}

export interface SearchAnswer {
  readonly type: AnswerType;
  readonly title: string;
  readonly path: string;
  readonly hint: string;
  readonly parts: AnswerParts;
  readonly counts: EntryCounts;
  readonly without: readonly string[];
  readonly elsewhere: Elsewhere | null;
  /** True for a requested page that has no content yet. */
  readonly isEmpty: boolean;
}

export interface FoundAnswer extends SearchAnswer {
  /** Content required to suggest the page, or null when there is always some. */
  readonly content: PageContent | null;
}

export interface PossibleAnswer extends FoundAnswer {
  /** Substitute for all cities when there is no content. */
  readonly wider: PossibleAnswer | null;
  /** True for the requested page itself, shown last even when empty. */
  readonly isAsked: boolean;
}

export const noParts: AnswerParts = { company: null, designation: null, skill: null, city: null, industry: null, page: null, way: null };

/** Falls back to the company when a tab has no type. */
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
  forCompanies: 'For companies',
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

/** Plain English title for readers outside the screens. */
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

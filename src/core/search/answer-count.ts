import type { SearchAnswer } from './search-answer.ts';
import type { EntryCounts } from './search-entry.ts';

export interface AnswerCount {
  readonly of: keyof EntryCounts;
  readonly count: number;
}

/** Undefined when nothing is known or the page is narrowed below the count. */
export function answerCount({ type, parts, counts }: Pick<SearchAnswer, 'type' | 'counts'> & Partial<Pick<SearchAnswer, 'parts'>>): AnswerCount | undefined {
  const isNarrowed =
    parts !== undefined && [parts.company ?? parts.industry, parts.designation, parts.skill, parts.city].filter((part) => part !== null).length > 1;
  const of = type === 'INTERVIEWS' && parts?.company ? 'totalInterviews' : countsOf[type];
  const count = of === undefined || isNarrowed ? undefined : counts[of];
  return of !== undefined && count !== undefined && count > 0 ? { of, count } : undefined;
}

const countsOf: Readonly<Partial<Record<SearchAnswer['type'], keyof EntryCounts>>> = {
  COMPANY: 'totalReviews',
  REVIEWS: 'totalReviews',
  SALARIES: 'totalSalaries',
  INTERVIEWS: 'questionsCount',
  BENEFITS: 'benefitsCount',
  PHOTOS: 'photosCount',
  JOBS: 'jobsLive',
  COMPANIES: 'companiesCount',
  COLLEGE: 'totalInterviews',
  COMMUNITY: 'postsCount',
};

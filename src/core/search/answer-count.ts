import type { SearchAnswer } from './search-answer.ts';
import type { EntryCounts } from './search-entry.ts';

/** A count that a page shows beside its title, and of what it is. */
export interface AnswerCount {
  readonly of: keyof EntryCounts;
  readonly count: number;
}

/** The count that tells what a page holds; none where nothing is known of it, or where it is narrowed to less than what was counted. */
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
  PHOTOS: 'photosCount',
  JOBS: 'jobsLive',
  COMPANIES: 'companiesCount',
  COLLEGE: 'totalInterviews',
  COMMUNITY: 'postsCount',
};

import type { AnswerType } from './search-answer.ts';
import { searchTypes, type SearchCount, type SearchPage, type SearchResult } from './search-page.ts';

/** The results of one type, and how many there are of it. */
export interface ResultGroup extends SearchCount {
  readonly results: readonly SearchResult[];
}

/** The type that a result is listed under. Jobs are listed by what they pay, skills by what is asked about them. */
const typeOfResult: Readonly<Partial<Record<AnswerType, SearchCount['type']>>> = {
  COMPANY: 'companies',
  SALARIES: 'salaries',
  INTERVIEWS: 'skills',
  INTERVIEW: 'interviews',
  QUESTION: 'questions',
  REVIEW: 'reviews',
  POST: 'posts',
  COMMUNITY: 'communities',
  COLLEGE: 'colleges',
};

/** The results of all types, a few of each, type by type. */
export const resultGroups = ({ results, stats }: Pick<SearchPage, 'results' | 'stats'>): readonly ResultGroup[] =>
  searchTypes.flatMap((type) => {
    const stat = stats.find((each) => each.type === type);
    const own = results.filter((result) => typeOfResult[result.type] === type);
    return stat && own.length > 0 ? [{ ...stat, results: own }] : [];
  });

/** Whether a search found nothing at all, of whatever type. */
export const foundNothing = ({ answers, results, stats }: SearchPage): boolean =>
  answers.length === 0 && results.length === 0 && stats.every(({ count }) => count === 0);

import type { AnswerType } from './search-answer.ts';
import { searchTypes, type SearchCount, type SearchPage, type SearchResult } from './search-page.ts';

export interface ResultGroup extends SearchCount {
  readonly results: readonly SearchResult[];
}

/** Lists jobs under their pay and skills under their questions. */
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

export const resultGroups = ({ results, stats }: Pick<SearchPage, 'results' | 'stats'>): readonly ResultGroup[] =>
  searchTypes.flatMap((type) => {
    const stat = stats.find((each) => each.type === type);
    const own = results.filter((result) => typeOfResult[result.type] === type);
    return stat && own.length > 0 ? [{ ...stat, results: own }] : [];
  });

export const foundNothing = ({ answers, results, stats }: SearchPage): boolean =>
  answers.length === 0 && results.length === 0 && stats.every(({ count }) => count === 0);

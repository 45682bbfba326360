import type { EntryCounts, NamedKind } from './search-entry.ts';
import type { TextKind } from './found-text.ts';
import type { SearchCommunity } from './search-place.ts';
import type { SnippetPart } from './snippet.ts';
import type { AnswerType } from './search-answer.ts';
import type { SuggestedPage } from './suggested-page.ts';

/** Result types for narrowing. */
export const searchTypes = ['all', 'companies', 'salaries', 'interviews', 'questions', 'reviews', 'posts', 'communities', 'colleges', 'skills'] as const;
export type SearchType = (typeof searchTypes)[number];

export const namesOfType: Readonly<Partial<Record<SearchType, NamedKind>>> = {
  companies: 'COMPANY',
  salaries: 'DESIGNATION',
  communities: 'COMMUNITY',
  colleges: 'COLLEGE',
  skills: 'SKILL',
};
export const textsOfType: Readonly<Partial<Record<SearchType, TextKind>>> = {
  interviews: 'INTERVIEW',
  questions: 'QUESTION',
  reviews: 'REVIEW',
  posts: 'POST',
};

export interface AskedSearch {
  readonly typed: string;
  readonly type: SearchType;
  readonly company: string | null;
  readonly community: SearchCommunity | null;
  readonly from: number;
  readonly isExact: boolean;
}

export interface SearchResult {
  readonly type: AnswerType;
  readonly title: string;
  readonly path: string;
  readonly hint: string;
  readonly counts: EntryCounts;
  readonly snippet: readonly SnippetPart[];
}

/** Lower bound when there are very many. */
export interface SearchCount {
  readonly type: Exclude<SearchType, 'all'>;
  readonly count: number;
  readonly isMore: boolean;
}

export interface SearchPage {
  readonly corrected: string | null;
  readonly answers: readonly SuggestedPage[];
  readonly results: readonly SearchResult[];
  readonly stats: readonly SearchCount[];
  readonly next: number | null;
}

export const resultsOnPage = 20;
export const fewResults = 3;
export const mostCounted = 1_000;

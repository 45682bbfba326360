import type { EntryCounts, NamedKind } from './search-entry.ts';
import type { TextKind } from './found-text.ts';
import type { SearchCommunity } from './search-place.ts';
import type { SnippetPart } from './snippet.ts';
import type { AnswerType } from './search-answer.ts';
import type { SuggestedPage } from './suggested-page.ts';

/** What the results can be narrowed to. */
export const searchTypes = ['all', 'companies', 'salaries', 'interviews', 'questions', 'reviews', 'posts', 'communities', 'colleges', 'skills'] as const;
export type SearchType = (typeof searchTypes)[number];

/** The kinds of names, and of texts, that each type lists. */
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

/** A search as its page asks for it: everywhere, or inside a company or a community. */
export interface AskedSearch {
  readonly typed: string;
  readonly type: SearchType;
  /** The name of the company in URLs. */
  readonly company: string | null;
  readonly community: SearchCommunity | null;
  /** The place in the list from which on it is shown. */
  readonly from: number;
  /** Whether the words are meant as they are typed: none is taken for a slip. */
  readonly isExact: boolean;
}

/** One result: its own page, with the place of its text that has the words. */
export interface SearchResult {
  readonly type: AnswerType;
  readonly title: string;
  readonly path: string;
  readonly hint: string;
  readonly counts: EntryCounts;
  readonly snippet: readonly SnippetPart[];
}

/** How many results there are of a type; of very many at least so many. */
export interface SearchCount {
  readonly type: Exclude<SearchType, 'all'>;
  readonly count: number;
  readonly isMore: boolean;
}

/** The answer to a search: the pages that answer it, results by type, and how many there are of each. */
export interface SearchPage {
  readonly corrected: string | null;
  readonly answers: readonly SuggestedPage[];
  readonly results: readonly SearchResult[];
  readonly stats: readonly SearchCount[];
  /** The place from which on there are more of this type. */
  readonly next: number | null;
}

export const resultsOnPage = 20;
/** Results of each type where all types are shown. */
export const fewResults = 3;
/** More than so many are not counted, nor paged to: who has not found it by then asks for something else. */
export const mostCounted = 1_000;

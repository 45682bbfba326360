import type { AskedSearch, SearchPage } from './search-page.ts';
import type { SuggestedPage, Suggestions } from './suggested-page.ts';

export const usualSuggestedPages = 8;
export const mostSuggestedPages = 20;

/** Search by a few words as people type them. Queries are stored nowhere. */
export abstract class Search {
  abstract suggest(typed: string, most?: number): Promise<Suggestions>;
  /** Results by type, a few of each or a page of one. A company that is not here is a `missing` failure. */
  abstract find(search: AskedSearch): Promise<SearchPage>;
  /** The pages that many people read these days, for whom nothing comes to mind. No query is counted. */
  abstract trending(): Promise<readonly SuggestedPage[]>;
}

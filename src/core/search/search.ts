import type { AskedSearch, SearchPage } from './search-page.ts';
import type { SuggestedPage, Suggestions } from './suggested-page.ts';

export const usualSuggestedPages = 8;
export const mostSuggestedPages = 20;

/** Stores no queries. */
export abstract class Search {
  abstract suggest(typed: string, most?: number): Promise<Suggestions>;
  /** Fails with `missing` for an unknown company. */
  abstract find(search: AskedSearch): Promise<SearchPage>;
  /** Pages many people read these days, without counting queries. */
  abstract trending(): Promise<readonly SuggestedPage[]>;
}

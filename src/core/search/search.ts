import type { SearchAnswer, SuggestedPay } from './search-answer.ts';
import type { AskedSearch, SearchPage } from './search-page.ts';

/** A page that answers a query, with the pay where it is about pay that is published. */
export interface SuggestedPage extends Omit<SearchAnswer, 'asksPay'> {
  readonly pay: SuggestedPay | null;
}

/** The pages that answer a query, the best first, and the words they answer where the query had a slip. */
export interface Suggestions {
  readonly items: readonly SuggestedPage[];
  readonly corrected: string | null;
}

export const usualSuggestedPages = 8;
export const mostSuggestedPages = 20;

/** Search by a few words as people type them. Queries are kept nowhere. */
export abstract class Search {
  abstract suggest(typed: string, most?: number): Promise<Suggestions>;
  /** Results by type, a few of each or a page of one. A company that is not here is a `missing` failure. */
  abstract find(search: AskedSearch): Promise<SearchPage>;
  /** The pages that many people read these days, for whom nothing comes to mind. No query is counted. */
  abstract trending(): Promise<readonly SuggestedPage[]>;
}

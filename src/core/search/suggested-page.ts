import type { SearchAnswer, SuggestedPay } from './search-answer.ts';

/** A page that answers a query, with the pay where it is about pay that is published. */
export interface SuggestedPage extends SearchAnswer {
  readonly pay: SuggestedPay | null;
}

/** The pages that answer a query, the best first, and the words they answer where the query had a slip. */
export interface Suggestions {
  readonly items: readonly SuggestedPage[];
  readonly corrected: string | null;
}

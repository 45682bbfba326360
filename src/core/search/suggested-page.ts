import type { SearchAnswer, SuggestedPay } from './search-answer.ts';

export interface SuggestedPage extends SearchAnswer {
  readonly pay: SuggestedPay | null;
}

export interface Suggestions {
  readonly items: readonly SuggestedPage[];
  readonly corrected: string | null;
}

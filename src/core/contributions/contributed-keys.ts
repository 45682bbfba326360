import type { ContributionKey, ContributionKind, ContributionNotes } from './contribution-keys.ts';

/** Whether a contribution of a kind that is sent now counts; it does not where the account has no proof, or where it has had the one of its year. */
export type Counting = 'counted' | 'unproven' | 'used' | 'unknown';

/** What is known of the tokens of a contribution that is to come. */
export interface Stock {
  /** Whether the account has had all of its quarter, and none that counts is left for the kind. */
  readonly isSpent: boolean;
  readonly counting: Counting;
}

/** The stock where nobody answered. */
export const unknownStock: Stock = { isSpent: false, counting: 'unknown' };

/** Whether a key is in stock: no contribution is planned by it yet. */
export const isInStock = ({ about, thingId }: Pick<ContributionNotes, 'about' | 'thingId'>): boolean => about === undefined && thingId === undefined;

/** The keys of the contributions of a kind, sent or planned. */
export const contributedOf = (kind: ContributionKind, keys: readonly ContributionKey[]): readonly ContributionKey[] =>
  keys.filter((key) => key.kind === kind && !isInStock(key));

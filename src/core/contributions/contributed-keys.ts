import type { ContributionKey, ContributionNotes } from './contribution-keys.ts';
import type { ContributionKind } from '../kinds/contribution-kinds.ts';

/** Whether a contribution of a kind that is sent now counts; it does not where the account has no proof, or where it has had the one of its year. */
export type Counting = 'counted' | 'unproven' | 'used' | 'unknown';

/** What is known of the tokens of a contribution that is to come. */
export interface TokenPool {
  /** Whether the account has had all of its quarter, and none that counts is left for the kind. */
  readonly isSpent: boolean;
  readonly counting: Counting;
}

/** The pool where nobody answered. */
export const unknownPool: TokenPool = { isSpent: false, counting: 'unknown' };

/** Whether a key is in the pool: it has a token, and no contribution uses it yet. */
export const isPooled = ({ about, thingId }: Pick<ContributionNotes, 'about' | 'thingId'>): boolean => about === undefined && thingId === undefined;

/** The keys of the contributions of a kind, sent or planned. */
export const contributedOf = (kind: ContributionKind, keys: readonly ContributionKey[]): readonly ContributionKey[] =>
  keys.filter((key) => key.kind === kind && !isPooled(key));

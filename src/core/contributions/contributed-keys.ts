import type { ContributionKey, ContributionNotes } from './contribution-keys.ts';
import type { ContributionKind } from '../kinds/contribution-kinds.ts';

/** Counts only with a proof, and once a year per kind. */
export type Counting = 'counted' | 'unproven' | 'used' | 'unknown';

export interface TokenPool {
  /** Quarter's tokens are used up, and none that counts is left for the kind. */
  readonly isSpent: boolean;
  readonly counting: Counting;
}

export const unknownPool: TokenPool = { isSpent: false, counting: 'unknown' };

export const isPooled = ({ about, thingId }: Pick<ContributionNotes, 'about' | 'thingId'>): boolean => about === undefined && thingId === undefined;

export const contributedOf = (kind: ContributionKind, keys: readonly ContributionKey[]): readonly ContributionKey[] =>
  keys.filter((key) => key.kind === kind && !isPooled(key));

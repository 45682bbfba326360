import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** A change of the list: communities that are joined, and communities that are left. */
export interface JoinedChange {
  readonly join?: readonly string[];
  readonly leave?: readonly string[];
}

/** The list of the communities that a member has joined, wherever it is kept. */
export interface JoinedCommunities {
  ids(): Promise<readonly string[]>;
  /** Joins and leaves, and notes the follower counts that really change. A community that is gone is left out. */
  change(transaction: Transaction<Tables>, change: JoinedChange): Promise<void>;
}

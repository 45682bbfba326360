import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { JoinedChange, JoinedCommunities } from './joined-communities.ts';
import { joinCommunities, leaveCommunities } from './memberships.ts';

/** The list kept in rows by a hash of the account, the same on every device. It can be read with the database and the key. */
export class JoinedInRows implements JoinedCommunities {
  readonly #db: Kysely<Tables>;
  readonly #member: string;

  constructor(db: Kysely<Tables>, member: string) {
    this.#db = db;
    this.#member = member;
  }

  async ids(): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('membership').select('community_id').where('member', '=', this.#member).execute();
    return rows.map(({ community_id }) => community_id);
  }

  /** Takes the rows away and answers what they held; the follower counts stay. */
  async take(transaction: Transaction<Tables>): Promise<readonly string[]> {
    const rows = await transaction.deleteFrom('membership').where('member', '=', this.#member).returning('community_id').execute();
    return rows.map(({ community_id }) => community_id);
  }

  async change(transaction: Transaction<Tables>, { join = [], leave = [] }: JoinedChange): Promise<void> {
    await leaveCommunities(transaction, this.#member, leave);
    await joinCommunities(transaction, this.#member, join);
  }
}

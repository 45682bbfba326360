import { sql, type RawBuilder, type Transaction } from 'kysely';
import { counters } from '../counts/counters.ts';
import type { Tables } from '../tables.ts';

/** Joins communities for the member whom a hash stands for. One that is about to be merged into another is waited for, and left out when it is gone. */
export const joinCommunities = (transaction: Transaction<Tables>, member: string, ids: readonly string[]): Promise<number> =>
  change(
    transaction,
    sql<{ readonly community_id: string }>`insert into membership (member, community_id)
      select ${member}, id from (select id from community where id = any(${ids}::text[]) order by id for key share) as known
      on conflict do nothing returning community_id`,
    1,
  );

/** Leaves these communities, or all of them; answers how many it left. */
export const leaveCommunities = (transaction: Transaction<Tables>, member: string, ids?: readonly string[]): Promise<number> =>
  change(
    transaction,
    sql<{
      readonly community_id: string;
    }>`delete from membership where member = ${member} ${ids ? sql`and community_id = any(${ids}::text[])` : sql``} returning community_id`,
    -1,
  );

/**
 * Runs a change of memberships, and notes the follower counts that it changes: only rows that really changed are counted, whatever is asked at
 * the same time.
 */
async function change(transaction: Transaction<Tables>, statement: RawBuilder<{ readonly community_id: string }>, by: 1 | -1): Promise<number> {
  const { rows } = await statement.execute(transaction);
  await noteFollowers(
    transaction,
    rows.map(({ community_id }) => community_id),
    by,
  );
  return rows.length;
}

/** Notes that each of these communities has a follower more, or one less. */
export async function noteFollowers(transaction: Transaction<Tables>, ids: readonly string[], by: 1 | -1): Promise<void> {
  const changed = ids.map((thing) => ({ thing, counter: counters.followers, change: by }));
  if (changed.length > 0) await transaction.insertInto('count_delta').values(changed).execute();
}

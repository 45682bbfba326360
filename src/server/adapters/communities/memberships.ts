import { sql, type Kysely, type RawBuilder } from 'kysely';
import { counters } from '../counts/counters.ts';
import type { Tables } from '../tables.ts';

/** Joins communities for the member whom a hash stands for. One that is about to be merged into another is waited for, and left out when it is gone. */
export const joinCommunities = (db: Kysely<Tables>, member: string, ids: readonly string[]): Promise<number> =>
  change(
    db,
    sql`insert into membership (member, community_id)
      select ${member}, id from (select id from community where id = any(${ids}::text[]) order by id for key share) as known
      on conflict do nothing returning community_id`,
    1,
  );

/** Leaves these communities, or all of them; answers how many it left. */
export const leaveCommunities = (db: Kysely<Tables>, member: string, ids?: readonly string[]): Promise<number> =>
  change(db, sql`delete from membership where member = ${member} ${ids ? sql`and community_id = any(${ids}::text[])` : sql``} returning community_id`, -1);

/**
 * Runs a change of memberships, and notes the follower counts that it changes: only rows that really changed are counted, whatever is asked at
 * the same time.
 */
async function change(db: Kysely<Tables>, statement: RawBuilder<unknown>, by: 1 | -1): Promise<number> {
  const { numAffectedRows } = await sql`with changed as (${statement})
    insert into count_delta (thing, counter, change) select community_id, ${sql.lit(counters.followers)}, ${sql.lit(by)} from changed`.execute(db);
  return Number(numAffectedRows ?? 0);
}

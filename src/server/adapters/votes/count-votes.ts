import { sql, type Kysely } from 'kysely';
import { counters } from '../counts/counters.ts';
import type { Tables } from '../database/tables.ts';

/** Counts or uncounts a voter's marks exactly once, even concurrently. */
export async function countVotes(db: Kysely<Tables>, voter: string, isCounted: boolean): Promise<void> {
  const by = sql.lit(isCounted ? 1 : -1);
  await sql`
    with changed as (update vote set is_counted = ${isCounted} where voter = ${voter} and is_counted <> ${isCounted} returning thing, kind),
    chosen as (update choice_vote set is_counted = ${isCounted} where voter = ${voter} and is_counted <> ${isCounted} returning choice_id)
    insert into count_delta (thing, counter, change)
      select thing, case kind when 1 then ${sql.lit(counters.up)} else ${sql.lit(counters.down)} end, ${by} from changed where kind <> 0
      union all select choice_id, ${sql.lit(counters.choices)}, ${by} from chosen where choice_id is not null`.execute(db);
}

import { sql } from 'kysely';
import { counters } from '../counts/counters.ts';
import { optionsOf, type OptionJson } from './options.ts';
import { refuseBanned } from '../caller/refuse-sanctioned.ts';
import { refuseKeyed } from '../keyed-voters/keyed-voters.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export interface OptionsRow {
  readonly id: string;
  readonly closes_on: string | null;
  readonly mine: string | null;
  readonly options: readonly OptionJson[];
}

/** Sets or withdraws the member's single choice; false if impossible, and an unchanged choice is not rewritten. */
export async function choose(scope: PseudonymScope, postId: string, optionId: string | null, kind: 'poll' | 'salary'): Promise<boolean> {
  const isOpen = kind === 'poll' ? sql`and closes_on >= ${scope.today}::date` : sql``;
  const isOne = optionId === null ? sql`` : sql`and exists (select 1 from choice where choice.id = ${optionId} and choice.post_id = post.id)`;
  const statement = sql`
    with target as (select id from post where id = ${postId} and status = 'LIVE' and kind = ${kind} ${isOpen} ${isOne}),
    same as (select choice_id from choice_vote join target on target.id = post_id
      where voter = ${scope.keyFor('votes')} and choice_id is not distinct from ${optionId} and is_counted),
    cast_vote as (
      insert into choice_vote as known (post_id, voter, choice_id)
      select id, ${scope.keyFor('votes')}, ${optionId} from target where not exists (select 1 from same)
      on conflict (post_id, voter) do update set before = case when known.is_counted then known.choice_id end, choice_id = excluded.choice_id, is_counted = true
      returning choice_id, before),
    counted as (
      insert into count_delta (thing, counter, change)
      select thing, ${sql.lit(counters.choices)}, change from cast_vote cross join lateral (values (choice_id, 1), (before, -1)) as difference (thing, change)
      where thing is not null and choice_id is distinct from before)
    select 1 from cast_vote union all select 1 from same`;
  return scope.db.transaction().execute(async (transaction) => {
    await refuseBanned(transaction, scope);
    await refuseKeyed(transaction, scope);
    return (await statement.execute(transaction)).rows.length > 0;
  });
}

/** Options with votes; omits hidden posts and those without options. */
export async function optionRows(scope: PseudonymScope, postIds: readonly string[], kind: 'poll' | 'salary'): Promise<readonly OptionsRow[]> {
  const { rows } = await sql<OptionsRow>`select post.id, closes_on, choice_vote.choice_id as mine, ${optionsOf('post.id')} as options
    from post left join choice_vote on choice_vote.post_id = post.id and voter = ${scope.keyOrGuest('votes')}
    where post.id = any(${[...postIds]}::text[]) and status = 'LIVE' and kind = ${kind}`.execute(scope.db);
  return rows;
}

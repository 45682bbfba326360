import { sql } from 'kysely';
import { counters } from '../counts/counters.ts';
import { choicesOf, type ChoiceJson } from './choices.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** The choices of one post, with the choice of the caller. */
export interface ChosenRow {
  readonly id: string;
  readonly closes_on: string | null;
  readonly mine: string | null;
  readonly choices: readonly ChoiceJson[];
}

/** Sets the one choice of the member in a post, or takes it back, and notes the difference; answers whether it could be. A persona that signs chooses in its own posts alone: elsewhere its member does, by their session. */
export async function choose(scope: PseudonymScope, postId: string, choiceId: string | null, kind: 'poll' | 'salary'): Promise<boolean> {
  const isOpen = kind === 'poll' ? sql`and closes_on >= ${scope.today}::date` : sql``;
  const isOne = choiceId === null ? sql`` : sql`and exists (select from choice where choice.id = ${choiceId} and choice.post_id = post.id)`;
  const isOwn = scope.isSigned ? sql`and author_ref = ${scope.signer}` : sql``;
  const { rows } = await sql`
    with target as (select id from post where id = ${postId} and status = 'LIVE' and kind = ${kind} ${isOpen} ${isOne} ${isOwn}),
    cast_vote as (
      insert into choice_vote as known (post_id, voter, choice_id) select id, ${scope.keyFor('votes')}, ${choiceId} from target
      on conflict (post_id, voter) do update set before = known.choice_id, choice_id = excluded.choice_id
      returning choice_id, before),
    counted as (
      insert into count_delta (thing, counter, change)
      select thing, ${sql.lit(counters.choices)}, change from cast_vote cross join lateral (values (choice_id, 1), (before, -1)) as difference (thing, change)
      where thing is not null and choice_id is distinct from before)
    select 1 from cast_vote`.execute(scope.db);
  return rows.length > 0;
}

/** The choices of posts with their votes; posts that are not shown, or have none, are left out. */
export async function chosenRows(scope: PseudonymScope, postIds: readonly string[], kind: 'poll' | 'salary'): Promise<readonly ChosenRow[]> {
  const { rows } = await sql<ChosenRow>`select post.id, closes_on, choice_vote.choice_id as mine, ${choicesOf('post.id')} as choices
    from post left join choice_vote on choice_vote.post_id = post.id and voter = ${scope.keyOrGuest('votes')}
    where post.id = any(${[...postIds]}::text[]) and status = 'LIVE' and kind = ${kind}`.execute(scope.db);
  return rows;
}

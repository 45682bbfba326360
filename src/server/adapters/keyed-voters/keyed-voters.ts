import { sql, type Kysely, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { voteByKey } from '#core/votes/vote.ts';
import { counters } from '../counts/counters.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';

/** Refuses session votes from members who vote by key; a lock blocks keys until commit and leaves no trace. */
export async function refuseKeyed(transaction: Transaction<Tables>, scope: Pick<PseudonymScope, 'isSigned' | 'keyFor'>): Promise<void> {
  if (scope.isSigned) return;
  const voter = scope.keyFor('votes');
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${voter}, 0))`.execute(transaction);
  if (await isKeyed(transaction, voter)) throw new Failure('conflict', undefined, { code: voteByKey });
}

/** Tells members who vote with their made-up name's key from those using the session. */
export async function isKeyed(db: Kysely<Tables>, voter: string): Promise<boolean> {
  const { rows } = await sql`select 1 from keyed_voter where voter = ${voter}`.execute(db);
  return rows.length > 0;
}

interface VoterKeys {
  readonly voter: string;
  readonly asker: string;
  readonly viewer: string;
}

/** Tells members whose session votes a key would withdraw. */
export async function votesBySession(db: Kysely<Tables>, { voter, asker }: Pick<VoterKeys, 'voter' | 'asker'>): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from vote where voter = ${voter})
      or exists (select from choice_vote where voter = ${voter})
      or exists (select from answer_request where asker = ${asker})`.execute(db);
  return rows.length > 0;
}

/** Switches a member to voting by key and withdraws session votes, in a transaction without the account. */
export async function keyVoter(db: Kysely<Tables>, { voter, asker, viewer }: VoterKeys): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${voter}, 0))`.execute(transaction);
    await sql`insert into keyed_voter (voter) values (${voter}) on conflict do nothing`.execute(transaction);
    await sql`delete from post_view where viewer = ${viewer}`.execute(transaction);
    await sql`
      with taken as (delete from vote where voter = ${voter} returning thing, kind, is_counted),
      chosen as (delete from choice_vote where voter = ${voter} returning choice_id, is_counted),
      requested as (delete from answer_request where asker = ${asker} returning post_id)
      insert into count_delta (thing, counter, change)
        select thing, case kind when 1 then ${sql.lit(counters.up)} else ${sql.lit(counters.down)} end, -1 from taken where kind <> 0 and is_counted
        union all select choice_id, ${sql.lit(counters.choices)}, -1 from chosen where choice_id is not null and is_counted
        union all select post_id, ${sql.lit(counters.requests)}, -1 from requested`.execute(transaction);
  });
}

import { sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Resource, Tally, Vote } from '#core/votes/vote.ts';
import type { MarkedThings, OwnMarks } from '#core/votes/own-marks.ts';
import type { CastVote, CountedVote, Votes } from '#core/votes/votes.ts';
import { counters, waitingSum } from '../counts/counters.ts';
import { refuseKeyed } from '../keyed-voters/keyed-voters.ts';
import { shownToAll } from '../content-kinds.ts';
import { ownMarks } from './own-marks.ts';
import { voteCodes, voteOf } from './vote-codes.ts';
import { refuseBanned } from '../caller/refuse-sanctioned.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlVotes implements Votes {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  /** Counts a member's one vote without locking the thing, and never rewrites an unchanged one, which would reveal visits. */
  async cast(resource: Resource, vote: Vote): Promise<Tally> {
    const voter = this.#scope.keyFor('votes');
    const { resourceId } = resource;
    const statement = sql`
      with target as (${shownToAll(this.#scope.kinds.of(resource.resourceType), resourceId)}),
      same as (select kind from vote cross join target where thing = ${resourceId} and voter = ${voter} and kind = ${voteCodes[vote]}::smallint and is_counted),
      cast_vote as (
        insert into vote as known (thing, voter, kind)
        select ${resourceId}, ${voter}, ${voteCodes[vote]}::smallint from target where not exists (select 1 from same)
        on conflict (thing, voter) do update set before = case when known.is_counted then known.kind else 0 end, kind = excluded.kind, is_counted = true
        returning kind, before),
      counted as (
        insert into count_delta (thing, counter, change)
        select ${resourceId}, counter, change from cast_vote cross join lateral (values
          (${sql.lit(counters.up)}, (kind = 1)::integer - (before = 1)::integer),
          (${sql.lit(counters.down)}, (kind = -1)::integer - (before = -1)::integer)) as difference (counter, change)
        where change <> 0)
      select kind from cast_vote union all select kind from same`;
    await this.#scope.db.transaction().execute(async (transaction) => {
      await refuseBanned(transaction, this.#scope);
      await refuseKeyed(transaction, this.#scope);
      const { rows } = await statement.execute(transaction);
      if (rows.length === 0) throw new Failure('missing');
    });
    return this.tallyOf(resource);
  }

  async castAll(votes: readonly CastVote[]): Promise<readonly CountedVote[]> {
    const counted: CountedVote[] = [];
    for (const { resourceId, resourceType, voteType } of votes)
      counted.push({ resourceId, tally: await this.#castIfThere({ resourceId, resourceType }, voteType) });
    return counted;
  }

  async tallyOf(resource: Resource): Promise<Tally> {
    const voter = this.#scope.keyFor('votes');
    const kind = this.#scope.kinds.of(resource.resourceType);
    if (kind.isPrivate) throw new Failure('missing');
    const table = kind.table.name;
    const { rows } = await sql<{ readonly ups: number; readonly downs: number; readonly mine: number | null }>`
      select up_count + waiting.ups as ups, down_count + waiting.downs as downs, mine
      from ${sql.table(table)} cross join (select ${waitingSum('up')} as ups, ${waitingSum('down')} as downs,
        (select kind from vote where thing = ${resource.resourceId} and voter = ${voter}) as mine from count_delta where thing = ${resource.resourceId}) as waiting
      where id = ${resource.resourceId} and exists (${shownToAll(kind, resource.resourceId)})`.execute(this.#scope.db);
    const [found] = rows;
    if (!found) throw new Failure('missing');
    return { upVotes: Math.max(0, found.ups), downVotes: Math.max(0, found.downs), myVote: voteOf(found.mine) };
  }

  async mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>> {
    const voter = this.#scope.keyFor('votes');
    if (ids.length === 0) return new Map();
    const rows = await this.#scope.db
      .selectFrom('vote')
      .select(['thing', 'kind'])
      .where('voter', '=', voter)
      .where('thing', 'in', ids)
      .where('kind', '<>', 0)
      .execute();
    return new Map(rows.map(({ thing, kind }) => [thing, voteOf(kind)]));
  }

  marksOn(things: MarkedThings): Promise<OwnMarks> {
    return ownMarks(this.#scope.member, things);
  }

  #castIfThere(resource: Resource, vote: Vote): Promise<Tally | null> {
    return this.cast(resource, vote).catch((error: unknown) => {
      if (Failure.from(error).kind === 'missing') return null;
      throw error;
    });
  }
}

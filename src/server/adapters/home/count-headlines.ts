import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { headlineKinds, isCountDue, type CountedThings, type HeadlineKind } from '#core/home/headline-stats.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import { uncountedLive } from '../crowds/counted-live.ts';
import type { Tables } from '../database/tables.ts';

/** Counting everything may take long, so the caller's transaction sets the timeout. */
const select = sql.raw(withoutTimeout('select'));

const isLive = sql`status = 'LIVE'`;

/** Uses the per-company count for counted reviews and adds the rest. */
const counting = {
  reviews: sql<Counted>`${select} coalesce(sum(things), 0)::bigint as things from (
    select sum(reviews_count) as things from company_rating union all select count(*) from review where ${uncountedLive}) as counted`,
  salaries: sql<Counted>`${select} count(*)::bigint as things from salary where ${isLive}`,
  interviews: sql<Counted>`${select} count(*)::bigint as things from interview where ${isLive}`,
  people: sql<Counted>`${select} count(*)::bigint as things from account`,
} satisfies Record<HeadlineKind, unknown>;

interface Counted {
  readonly things: number;
}

export async function countHeadlines(db: Kysely<Tables>, clock: Pick<Clock, 'now'>): Promise<void> {
  const today = dayOf(clock.now());
  if (!isCountDue(await lastCounted(db), today)) return;
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    for (const kind of headlineKinds) {
      const { rows } = await counting[kind].execute(transaction);
      const row = { things: rows[0]?.things ?? 0, counted_on: today };
      await transaction
        .insertInto('headline_count')
        .values({ kind, ...row })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
        .execute();
    }
  });
}

/** Last counts, missing before the first count. */
export async function lastCounted(db: Kysely<Tables>): Promise<CountedThings | undefined> {
  const rows = await db.selectFrom('headline_count').select(['kind', 'things', 'counted_on']).execute();
  const thingsOf = (wanted: HeadlineKind): number => rows.find(({ kind }) => kind === wanted)?.things ?? 0;
  const [first] = rows;
  return (
    first && {
      reviews: thingsOf('reviews'),
      salaries: thingsOf('salaries'),
      interviews: thingsOf('interviews'),
      people: thingsOf('people'),
      countedOn: first.counted_on,
    }
  );
}

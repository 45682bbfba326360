import { sql, type Kysely, type Transaction } from 'kysely';
import { milestonePassed } from '#core/notifications/notification-groups.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { Counter, PublicKind } from '../content-kind.ts';
import type { ContentKinds } from '../content-kinds.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import { counters, waitingSum } from './counters.ts';
import { showShares } from './show-shares.ts';
import { noteEvents } from '../events/note-events.ts';
import type { Tables } from '../database/tables.ts';

const mostAtOnce = 20_000;

interface Changed {
  readonly id: string;
  readonly type: ResourceType;
  readonly postedAt: string;
  readonly counts: Readonly<Partial<Record<Counter, number>>>;
  readonly gained: number;
}

/** Applies pending deltas, updates ranks and returns how many there were. */
export const aggregateCounts = (db: Kysely<Tables>, kinds: ContentKinds): Promise<number> =>
  retryDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      const { rows } = await aggregationOf(kinds).execute(transaction);
      const [found] = rows;
      await reorder(transaction, kinds, found?.changed ?? []);
      await noteMilestones(transaction, found?.changed ?? []);
      await showShares(transaction, found?.polls ?? []);
      return found?.taken ?? 0;
    }),
  );

const changesOf = ({ type, table, counts }: PublicKind) => {
  const own = Object.entries(counts) as readonly (readonly [Counter, string])[];
  const sums = own.map(([counter, column]) => sql`${sql.ref(column)} = ${sql.ref(column)} + sums.${sql.ref(counter)}`);
  const recorded = own.map(([counter, column]) => sql`${sql.lit(counter)}, ${sql.ref(column)}`);
  return sql`update ${sql.table(table.name)} set ${sql.join(sums)} from sums where ${sql.table(table.name)}.id = thing
    returning ${sql.table(table.name)}.id, ${sql.lit(type)} as type, posted_at as "postedAt", json_build_object(${sql.join(recorded)}) as counts, sums.up as gained`;
};

const nameOf = ({ table }: PublicKind) => sql.ref(`changed_${table.name}`);

/** Reads rows and changes in one snapshot so none is lost or doubled, by id list for the planner. */
const aggregationOf = (kinds: ContentKinds) => sql<{ readonly taken: number; readonly changed: readonly Changed[]; readonly polls: readonly string[] }>`
  with taken as (
    delete from count_delta where id = any(array(select id from count_delta order by id limit ${sql.lit(mostAtOnce)} for update skip locked)) returning thing, counter, change
  ), sums as (
    select thing, ${sql.join((Object.keys(counters) as readonly Counter[]).map((counter) => sql`${waitingSum(counter)} as ${sql.ref(counter)}`))} from taken group by thing
  ), ${sql.join(kinds.public.map((kind) => sql`${nameOf(kind)} as (${changesOf(kind)})`))}, communities as (
    update community set posts_count = posts_count + posts, followers_count = followers_count + followers from sums where community.id = thing
  ), choices as (
    update choice set votes_count = votes_count + sums.choices from sums where choice.id = thing returning post_id
  )
  select (select count(*)::integer from taken) as taken, array(select distinct post_id from choices) as polls, (select coalesce(json_agg(found), '[]') from (
    ${sql.join(
      kinds.public.map((kind) => sql`select * from ${nameOf(kind)}`),
      sql` union all `,
    )}) as found) as changed`;

const noteMilestones = (transaction: Transaction<Tables>, changed: readonly Changed[]): Promise<void> =>
  noteEvents(
    transaction,
    changed.flatMap(({ id, counts: { up = 0 }, gained }) => {
      const reached = milestonePassed(up - gained, up);
      return reached === undefined ? [] : [{ cause: 'votes', thing: id, reached } as const];
    }),
  );

async function reorder(transaction: Transaction<Tables>, kinds: ContentKinds, changed: readonly Changed[]): Promise<void> {
  for (const { type, table, rank, whenCounted } of kinds.public) {
    const some = changed.filter((each) => each.type === type);
    if (some.length === 0) continue;
    const ids = some.map(({ id }) => id);
    const places = some.map(({ postedAt, counts }) => rank.of({ postedAtMs: Date.parse(postedAt), counts }));
    await sql`update ${sql.table(table.name)} set ${sql.ref(rank.column)} = place from unnest(${ids}::text[], ${places}::integer[]) as found (key, place)
      where id = key and ${sql.ref(rank.column)} <> place`.execute(transaction);
    await whenCounted?.(transaction, ids);
  }
}

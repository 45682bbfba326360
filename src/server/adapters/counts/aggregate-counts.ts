import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
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
  readonly postedAt: string | Date;
  /** In the order of the kind's counts. */
  readonly counts: readonly number[];
  readonly gained: number;
}

interface Folded {
  readonly taken: number;
  readonly changed: readonly Changed[];
  readonly polls: readonly string[];
  /** Sums of things that lie with companies, or are gone. */
  readonly left: readonly Readonly<Record<string, string | number>>[];
}

/** Content of a spread kind with its company, by which its machine is found. */
interface Home {
  readonly id: string;
  readonly type: ResourceType;
  readonly company: string;
}

/** Applies pending deltas, updates ranks and returns how many there were. */
export const aggregateCounts = (db: Kysely<Tables>, kinds: ContentKinds): Promise<number> =>
  retryDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      const { rows } = await aggregationOf(kinds.public.filter((kind) => !isSpread(kind))).execute(transaction);
      const [{ taken, changed, polls, left } = { taken: 0, changed: [], polls: [], left: [] }] = rows;
      const homes = left.length === 0 ? [] : (await homesOf(kinds.public.filter(isSpread), left).execute(transaction)).rows;
      for (const kind of kinds.public) {
        const own = homes.filter(({ type }) => type === kind.type);
        const isHere = own.length === 0 ? sql`` : sql`and ${sql.table(kind.table.name)}.company_id = any(${own.map(({ company }) => company)}::text[])`;
        const spread = own.length === 0 ? [] : (await changesOf(kind, sumsIn(left), isHere).execute(transaction)).rows;
        if (spread.length < own.length)
          throw new Failure('conflict', 'Content moved to another company or went meanwhile; its counts wait for the next round.');
        await settle(transaction, kind, [...changed.filter(({ type }) => type === kind.type), ...spread], isHere);
      }
      if (polls.length > 0) await showShares(transaction, polls);
      return taken;
    }),
  );

const isSpread = ({ table }: PublicKind): boolean => table.spread === 'by company';

const ownCounts = ({ counts }: PublicKind) => Object.entries(counts) as readonly (readonly [Counter, string])[];

const changesOf = (kind: PublicKind, sums: RawBuilder<unknown>, isHere = sql``) => {
  const { type, table } = kind;
  const added = ownCounts(kind).map(([counter, column]) => sql`${sql.ref(column)} = ${sql.ref(column)} + sums.${sql.ref(counter)}`);
  const counted = ownCounts(kind).map(([, column]) => sql.ref(column));
  return sql<Changed>`update ${sql.table(table.name)} set ${sql.join(added)} from ${sums} where ${sql.table(table.name)}.id = thing ${isHere}
    returning ${sql.table(table.name)}.id, ${sql.lit(type)} as type, posted_at as "postedAt", array[${sql.join(counted)}] as counts, sums.up as gained`;
};

const nameOf = ({ table }: PublicKind) => sql.ref(`changed_${table.name}`);
const counterNames = Object.keys(counters) as readonly Counter[];

/** Reads rows and changes in one snapshot so none is lost or doubled, by id list for the planner. */
const aggregationOf = (kinds: readonly PublicKind[]) => sql<Folded>`
  with taken as (
    delete from count_delta where id = any(array(select id from count_delta order by id limit ${sql.lit(mostAtOnce)} for update skip locked)) returning thing, counter, change
  ), sums as (
    select thing, ${sql.join(counterNames.map((counter) => sql`${waitingSum(counter)} as ${sql.ref(counter)}`))} from taken group by thing
  ), ${sql.join(kinds.map((kind) => sql`${nameOf(kind)} as (${changesOf(kind, sql`sums`)})`))}, communities as (
    update community set posts_count = posts_count + posts, followers_count = followers_count + followers from sums where community.id = thing returning community.id
  ), choices as (
    update choice set votes_count = votes_count + sums.choices from sums where choice.id = thing returning choice.id, post_id
  ), changed as (
    ${sql.join(
      kinds.map((kind) => sql`select * from ${nameOf(kind)}`),
      sql` union all `,
    )}
  )
  select (select count(*)::integer from taken) as taken, array(select distinct post_id from choices) as polls,
    (select coalesce(json_agg(changed), '[]') from changed) as changed, (select coalesce(json_agg(sums), '[]') from sums where thing not in
      (select id from changed union all select id from communities union all select id from choices)) as left`;

const homesOf = (kinds: readonly PublicKind[], left: Folded['left']) => {
  const things = left.map(({ thing }) => thing);
  return sql<Home>`${sql.join(
    kinds.map(
      ({ type, table }) => sql`select id, ${sql.lit(type)} as type, company_id as company from ${sql.table(table.name)} where id = any(${things}::text[])`,
    ),
    sql` union all `,
  )}`;
};

const sumsIn = (left: Folded['left']) =>
  sql`jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as sums (thing text, ${sql.join(counterNames.map((counter) => sql`${sql.ref(counter)} integer`))})`;

/** Notes reached milestones and moves what changed to its new place. */
async function settle(transaction: Transaction<Tables>, kind: PublicKind, changed: readonly Changed[], isHere: RawBuilder<unknown>): Promise<void> {
  if (changed.length === 0) return;
  const { table, rank, whenCounted } = kind;
  const ranked = changed.map(({ id, postedAt, counts, gained }) => {
    const known: Partial<Record<Counter, number>> = Object.fromEntries(ownCounts(kind).map(([counter], at) => [counter, counts[at]]));
    return { id, gained, counts: known, place: rank.of({ postedAtMs: new Date(postedAt).getTime(), counts: known }) };
  });
  await noteEvents(
    transaction,
    ranked.flatMap(({ id, gained, counts: { up = 0 } }) => {
      const reached = milestonePassed(up - gained, up);
      return reached === undefined ? [] : [{ cause: 'votes', thing: id, reached } as const];
    }),
  );
  const ids = ranked.map(({ id }) => id);
  await sql`update ${sql.table(table.name)} set ${sql.ref(rank.column)} = place from unnest(${ids}::text[], ${ranked.map(({ place }) => place)}::integer[]) as found (key, place)
    where id = key and ${sql.ref(rank.column)} <> place ${isHere}`.execute(transaction);
  await whenCounted?.(transaction, ids);
}

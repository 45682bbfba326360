import { sql, type Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { AnyTable } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { isCluster, nodesOf, placedIn } from './cluster.ts';
import { putKeysBack, setKeysAside } from './keys-set-aside.ts';

/** Rows of a table, counted and hashed in any order. */
interface Sum {
  readonly count: number;
  readonly hash: string;
}

interface Spreading {
  readonly nodesCount: number;
  /** Tables that are placed now, with their rows. */
  readonly placed: readonly (Sum & { readonly table: string; readonly spread: NonNullable<AnyTable['spread']> })[];
  readonly wereCount: number;
  readonly keysCount: number;
}

/** Enough parts for as many machines as a country needs, few enough for one. */
const usualShards = 32;

const refused = (sentence: string): Failure => new Failure('conflict', sentence);

/** Spreads the company family over the machines of a cluster; an interrupted run is finished by the next. */
export async function spreadTables(
  db: Kysely<Tables>,
  tables: readonly AnyTable[],
  { shards = usualShards, isDryRun }: { readonly shards?: number | undefined; readonly isDryRun: boolean },
): Promise<Spreading> {
  const nodesCount = await workersOf(db);
  const placed = await placedIn(db);
  const family = tables.flatMap(({ name, spread }) => (spread ? [{ table: name, spread }] : []));
  const owed = family.filter(({ table }) => !placed.has(table)).toSorted((one, other) => order[one.spread] - order[other.spread]);
  const sums = new Map<string, Sum>();
  for (const { table } of owed) sums.set(table, await sumOf(db, table));
  const done = {
    nodesCount,
    placed: owed.map((each) => ({ ...each, ...(sums.get(each.table) ?? { count: 0, hash: '' }) })),
    wereCount: family.length - owed.length,
  };
  if (isDryRun) return { ...done, keysCount: 0 };
  const owedNames = owed.map(({ table }) => table);
  await setKeysAside(db, owedNames);
  let beside = family.find(({ table, spread }) => spread === 'by company' && placed.has(table))?.table;
  for (const { table, spread } of owed) {
    if (spread === 'everywhere') await sql`select create_reference_table(${table}::text::regclass)`.execute(db);
    else await spreadOut(table, beside, shards).execute(db);
    if (spread === 'by company') beside ??= table;
    const sum = await sumOf(db, table);
    const before = sums.get(table);
    if (sum.count !== before?.count || sum.hash !== before.hash)
      throw refused(`The rows of ${table} are not what they were: ${before?.count} before, ${sum.count} now. Restore the backup from before.`);
  }
  for (const { table } of family) await emptyFirstMachine(db, table);
  const keysCount = await putKeysBack(db);
  await sql`do ${sql.lit(oneByOne)}`.execute(db);
  return { ...done, keysCount };
}

/** Tables that are copied come first, as the others lead to them. */
const order = { everywhere: 0, 'by company': 1 } as const;

/** Changes of copied tables after a reading of all shards take turns, which Citus asks for. */
const oneByOne = `begin execute format('alter database %I set citus.multi_shard_modify_mode to sequential', current_database()); end`;

async function workersOf(db: Kysely<Tables>): Promise<number> {
  if (!(await isCluster(db)))
    throw refused('This database is no cluster: DATABASE_URL has to name the coordinator of a Citus, in whose database the extension is.');
  const nodes = await nodesOf(db);
  const workers = nodes.filter(({ isCoordinator }) => !isCoordinator);
  if (!nodes.some(({ isCoordinator }) => isCoordinator))
    throw refused("The coordinator does not know itself. Say there: select citus_set_coordinator_host('<its address>');");
  if (workers.length === 0) throw refused("The coordinator knows no other machine. Say there for each: select citus_add_node('<address>', <port>);");
  const asleep = nodes.filter(({ isActive }) => !isActive).map(({ name, port }) => `${name}:${port}`);
  if (asleep.length > 0) throw refused(`These machines of the cluster are not active: ${asleep.join(', ')}.`);
  return workers.length;
}

const spreadOut = (table: string, beside: string | undefined, shards: number) =>
  beside === undefined
    ? sql`select create_distributed_table(${table}::text::regclass, 'company_id', shard_count => ${sql.lit(shards)}, colocate_with => 'none')`
    : sql`select create_distributed_table(${table}::text::regclass, 'company_id', colocate_with => ${sql.lit(beside)})`;

/** Rows that members delete later would stay there for ever, as Citus only hides them. */
const emptyFirstMachine = (db: Kysely<Tables>, table: string) =>
  sql`select truncate_local_data_after_distributing_table(${table}::text::regclass) where pg_relation_size(${table}::text::regclass) > 0`.execute(db);

async function sumOf(db: Kysely<Tables>, table: string): Promise<Sum> {
  const { rows } = await sql<Sum>`select count(*)::float8 as count, coalesce(sum(hashtextextended(row::text, 0)::numeric), 0)::text as hash
    from ${sql.table(table)} as row`.execute(db);
  return rows[0] ?? { count: 0, hash: '' };
}

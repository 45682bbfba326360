import { sql, type Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { AnyTable } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { clusterLacks, isCluster, nodesOf, placedIn } from './cluster.ts';
import { putKeysBack, setKeysAside } from './keys-set-aside.ts';

/** Rows of a table, counted and hashed in any order. */
interface Sum {
  readonly count: number;
  readonly hash: string;
}

interface Spreading {
  readonly nodesCount: number;
  readonly partsCount: number;
  /** Tables that are placed now, with their rows. */
  readonly placed: readonly (Sum & { readonly table: string; readonly spread: NonNullable<AnyTable['spread']> })[];
  readonly wereCount: number;
  readonly keysCount: number;
}

interface Wished {
  readonly shards?: number | undefined;
  readonly isDryRun: boolean;
  /** Hears of each table before it is placed. */
  readonly say?: (sentence: string) => void;
}

/** Enough parts for as many machines as a country needs, few enough for one. */
const usualShards = 32;

const refused = (sentence: string): Failure => new Failure('conflict', sentence);

/** Spreads the company family over the machines of a cluster; an interrupted run is finished by the next. */
export async function spreadTables(db: Kysely<Tables>, tables: readonly AnyTable[], { shards = usualShards, isDryRun, say }: Wished): Promise<Spreading> {
  const nodesCount = await workersOf(db);
  const placed = await placedIn(db);
  const family = tables.flatMap(({ name, spread }) => (spread ? [{ table: name, spread }] : []));
  const owed = family.filter(({ table }) => !placed.has(table)).toSorted((one, other) => order[one.spread] - order[other.spread]);
  const sums = new Map<string, Sum>();
  for (const { table } of owed) sums.set(table, await sumOf(db, table));
  const done = {
    nodesCount,
    partsCount: (await partsOf(db)) ?? shards,
    placed: owed.map((each) => ({ ...each, ...(sums.get(each.table) ?? { count: 0, hash: '' }) })),
    wereCount: family.length - owed.length,
  };
  if (isDryRun) return { ...done, keysCount: 0 };
  const owedNames = owed.map(({ table }) => table);
  await setKeysAside(db, owedNames);
  let beside = family.find(({ table, spread }) => spread === 'by company' && placed.has(table))?.table;
  for (const [at, { table, spread }] of owed.entries()) {
    say?.(`Table ${at + 1} of ${owed.length}: ${table}`);
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

/** Machines beside the coordinator, refused where tables cannot be spread over them. */
export async function workersOf(db: Kysely<Tables>): Promise<number> {
  if (!(await isCluster(db)))
    throw refused('This database is no cluster: DATABASE_URL has to name the coordinator of a Citus, in whose database the extension is.');
  const nodes = await nodesOf(db);
  const lacks = await clusterLacks(db, nodes);
  if (lacks !== undefined) throw refused(lacks);
  return nodes.length - 1;
}

/** Parts of the tables that are spread already, the same for all. */
async function partsOf(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from pg_dist_shard
    join pg_dist_partition using (logicalrelid) where partmethod = 'h' group by logicalrelid limit 1`.execute(db);
  return rows[0]?.count;
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

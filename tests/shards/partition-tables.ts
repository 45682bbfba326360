import { sql, type Kysely } from 'kysely';
import type { AnyTable } from '#server/adapters/database/table.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { formerKeys } from '#scripts/codebase/former-keys.ts';
import { owedShardKeys } from '#scripts/codebase/owed-shard-keys.ts';
import { testDeclarations } from '#tests/database.ts';

interface Defined {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

const partitions = 2;

/** Tables that can be spread by shard key. Daily partitions are spread already. */
export const spreadTables: readonly AnyTable[] = testDeclarations.tables.filter(
  ({ name, shardKey, partitionedBy }: AnyTable) => shardKey !== undefined && !partitionedBy && !(name in owedShardKeys),
);

/** Rebuilds tables partitioned by shard key hash. PostgreSQL then refuses keys without it. Omits legacy keys. */
export async function partitionTables(db: Kysely<Tables>, chosen: readonly AnyTable[] = spreadTables): Promise<void> {
  const names = chosen.map(({ name }) => name);
  const { rows: foreign } = await sql<Defined>`select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and (conrelid::regclass::text = any(${names}::text[]) or confrelid::regclass::text = any(${names}::text[]))`.execute(
    db,
  );
  await db.transaction().execute(async (transaction) => {
    for (const { name, table } of foreign) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(transaction);
    for (const table of chosen) await partition(transaction, table);
    for (const key of foreign.filter(isToStay)) await addConstraint(transaction, key);
  });
}

async function partition(db: Kysely<Tables>, { name, shardKey = '' }: AnyTable): Promise<void> {
  const whole = sql.table(`${name}_whole`);
  const table = sql.table(name);
  const { rows: constraints } = await sql<Defined>`select conname as name, ${name} as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${name}::regclass and contype in ('p', 'u')`.execute(db);
  const { rows: indexes } =
    await sql<Defined>`select indexrelid::regclass::text as name, ${name} as "table", pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${name}::regclass and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`.execute(db);
  await sql`alter table ${table} rename to ${sql.ref(`${name}_whole`)}`.execute(db);
  await sql`create table ${table} (like ${whole} including all excluding indexes) partition by hash (${sql.ref(shardKey)})`.execute(db);
  await sql`drop table ${whole}`.execute(db);
  for (let rest = 0; rest < partitions; rest++) {
    const bounds = sql`with (modulus ${sql.lit(partitions)}, remainder ${sql.lit(rest)})`;
    await sql`create table ${sql.table(`${name}_${rest}`)} partition of ${table} for values ${bounds}`.execute(db);
  }
  for (const constraint of constraints.filter(isToStay)) await addConstraint(db, constraint);
  for (const { definition } of indexes.filter(isToStay)) await sql.raw(definition).execute(db);
}

const isToStay = ({ name }: Defined): boolean => !(name in formerKeys);

const addConstraint = (db: Kysely<Tables>, { name, table, definition }: Defined) =>
  sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);

import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { AnyTable } from './database/table.ts';
import { tables, type Tables } from './tables.ts';

const all: readonly AnyTable[] = tables;

/** Up to here a table is rewritten whole every night; a larger one only as far as it was written since the last. */
const wholeUpTo = 50_000;

/** Tables whose rows name a member, by the account or by a keyed hash: in both sorts the order would tell who came when, and one beside the other whose they are. Others say so themselves. */
export const shuffledTables = all.flatMap(({ name, columns, isShuffled = false }) => {
  const isOfMembers = Object.values(columns).some(({ facts }) => (facts.owner ?? facts.names) !== undefined || facts.source === 'keyed hash');
  const column = Object.entries(columns).find(([, held]) => held.facts.made !== 'always')?.[0];
  return (isOfMembers || isShuffled) && column !== undefined && name !== 'installation' ? [{ table: name, column }] : [];
});

/**
 * Rewrites the rows of a table one by one in random order, as in one statement the planner may join in the order of the disk; a row that is written meanwhile
 * is left as it is, and the next night takes it. PostgreSQL puts a row back on its page where that has room, so that a small table is sorted anew, too.
 */
export async function shuffle(db: Kysely<Tables>, table: string, column: string, since: string | null): Promise<void> {
  const count = `(select count(*)::int from (select from "${table}" limit ${wholeUpTo + 1}) as first_rows)`;
  const isNew = since === null ? 'true' : `age(xmin) < age('${BigInt(since) % 4_294_967_296n}'::xid)`;
  const body = `<<here>> declare place tid; begin
    for here.place in select ctid from "${table}" where ${isNew} or ${count} <= ${wholeUpTo} order by random() loop
      update "${table}" set "${column}" = "${column}" where ctid = here.place;
    end loop; end`;
  await sql`do ${sql.lit(body)}`.execute(db);
  const { rows } = await sql<{ readonly size: number }>`select ${sql.raw(count)} as size`.execute(db);
  const size = rows[0]?.size ?? 0;
  if (size > 1 && size <= wholeUpTo) await sortAnew(db, table);
}

/** The time for which a sort waits for its table, which nobody can use meanwhile. */
const patience = '3s';

/** Sorts a table on the disk by a hash of its primary key with a salt that nobody keeps. */
async function sortAnew(db: Kysely<Tables>, table: string): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary and atttypid in ('text'::regtype, 'int4'::regtype, 'int8'::regtype)`.execute(db);
  if (rows.length === 0) return;
  const salted = rows.map(({ name }) => sql`${sql.ref(name)}::text`);
  const salt = randomBytes(16).toString('hex');
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction);
    await sql`create index shuffled_order on ${sql.table(table)} (md5(${sql.join([sql.lit(salt), ...salted], sql` || `)}))`.execute(transaction);
    await sql`cluster ${sql.table(table)} using shuffled_order`.execute(transaction);
    await sql`drop index shuffled_order`.execute(transaction);
  });
}

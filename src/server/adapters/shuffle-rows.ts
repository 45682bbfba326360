import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { AnyTable } from './database/table.ts';
import { tables, type Tables } from './tables.ts';

const all: readonly AnyTable[] = tables;

/** Up to here a table is rewritten whole every night; a larger one only as far as it was written since the last. */
const wholeUpTo = 50_000;

/** The row about the database itself, and the devices, which go with a session. */
const own: readonly string[] = ['installation', 'device', 'deletion_receipt'];

/** Tables that nobody may join to an account: their rows name it by a keyed hash at most. */
export const unjoinedTables = all.flatMap(({ name, columns }) => {
  const facts = Object.values(columns).map((column) => column.facts);
  const isUnjoined = facts.some(({ owner, names, source }) => (owner ?? names) !== undefined || source === 'keyed hash');
  const namesAccount = facts.some(({ owner }) => owner?.by === 'id');
  const column = Object.entries(columns).find(([, held]) => held.facts.made !== 'always')?.[0];
  return isUnjoined && !namesAccount && column !== undefined && !own.includes(name) ? [{ table: name, column }] : [];
});

/**
 * Rewrites the rows of these tables in random order once a night, so that neither their place on the disk nor the hidden number of the transaction that
 * wrote them (`xmin`) tells beside which row of an account they came. Of several servers one does it. Answers whether it was this one.
 * A table that fails keeps none of the others from it, and the night is owed until all have been rewritten.
 */
export async function shuffleRows(db: Kysely<Tables>, clock: Pick<Clock, 'now'>): Promise<boolean> {
  const today = dayOf(clock.now());
  const { rows } = await sql<{ readonly since: string | null }>`update installation set shuffled_on = ${today}, shuffled_since = pg_current_xact_id()::text
    from (select is_only, shuffled_since as since from installation for update) as former
    where installation.is_only = former.is_only and shuffled_on is distinct from ${today} returning since`.execute(db);
  const [turn] = rows;
  if (!turn) return false;
  const failures: unknown[] = [];
  for (const { table, column } of unjoinedTables) await shuffle(db, table, column, turn.since).catch((failure: unknown) => failures.push(failure));
  if (failures.length === 0) return true;
  await db.updateTable('installation').set({ shuffled_on: null, shuffled_since: turn.since }).execute();
  throw failures[0];
}

/**
 * Rewrites the rows one by one, as only that keeps their random order: in one statement the planner may join in the order of the disk. A row that is
 * written meanwhile is left as it is; the next night takes it.
 */
async function shuffle(db: Kysely<Tables>, table: string, column: string, since: string | null): Promise<void> {
  const isSmall = `(select count(*) from (select from "${table}" limit ${wholeUpTo + 1}) as first_rows) <= ${wholeUpTo}`;
  const isNew = since === null ? 'true' : `age(xmin) < age('${BigInt(since) % 4_294_967_296n}'::xid)`;
  const body = `<<here>> declare place tid; begin
    for here.place in select ctid from "${table}" where ${isNew} or ${isSmall} order by random() loop
      update "${table}" set "${column}" = "${column}" where ctid = here.place;
    end loop; end`;
  await sql`do ${sql.lit(body)}`.execute(db);
}

import { sql, type Kysely } from 'kysely';
import type { ScopeParts } from '#server/adapters/caller/pseudonym-scope.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import { isPartOf } from '#server/adapters/database/table.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { runUntimed } from './fill-once.ts';

/** Tables with many demo rows or repeated writes, beside what members write. */
const beside = ['question_listing', 'question_place', 'job', 'vote', 'choice_vote'];

type Declared = Pick<ScopeParts, 'tables' | 'kinds'>;

/** Tables of what members write, of its parts, and those beside them. */
const indexedIn = ({ tables, kinds }: Declared): readonly string[] => {
  const written = kinds.public.map(({ table }) => table.name);
  const parts = tables.filter((table) => written.some((whole) => isPartOf(table, whole)));
  return [...written, ...parts.map(({ name }) => name), ...beside];
};

/** Indexes needed while filling. */
const kept = ['question_known_by_text'];

/** Drops and records dispensable indexes, because bulk writes are far faster without them. */
export async function dropIndexes(db: Kysely<Tables>, declared: Declared): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ readonly name: string; readonly definition: string }>`
      select quote_ident(relname) as name, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = any(${indexedIn(declared)}::regclass[]) and not indisunique and relname <> all(${kept}::text[]) order by relname`.execute(transaction);
    const owed = rows.map(({ definition }) => definition.replace(/^CREATE INDEX /, 'create index if not exists '));
    await sql`update installation set owed_indexes = array(select distinct unnest(owed_indexes || ${owed}::text[]))`.execute(transaction);
    for (const { name } of rows) await runUntimed(transaction, `drop index ${name}`);
  });
}

/** Recreates the recorded indexes, one by one. */
export async function makeOwedIndexes(db: Kysely<Tables>, declared: Declared): Promise<void> {
  const owed = (await db.selectFrom('installation').select('owed_indexes').executeTakeFirst())?.owed_indexes ?? [];
  // While there is no index of words, for that has the planner read every text again.
  if (owed.length > 0)
    await sql`${sql.raw(withoutTimeout('analyze'))} ${sql.join(
      indexedIn(declared)
        .filter((name) => name !== 'review')
        .map((name) => sql.table(name)),
    )}`.execute(db);
  for (const statement of owed)
    await db.transaction().execute(async (transaction) => {
      await runUntimed(transaction, "set local statement_timeout = 0; set local maintenance_work_mem = '64MB'");
      await runUntimed(transaction, statement);
      await sql`update installation set owed_indexes = array_remove(owed_indexes, ${statement})`.execute(transaction);
    });
  // How common words are is told from those of reviews, whose index of words is there for it.
  if (owed.length > 0) await runUntimed(db, 'analyze review');
}

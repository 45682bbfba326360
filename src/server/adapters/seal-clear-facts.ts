import { sql, type Kysely, type Transaction } from 'kysely';
import { workplaceColumns, workplaceHash } from './careers/career-facts.ts';
import { sealSomeGroupNames } from './chat/sealed-group-name.ts';
import { sealSomeMessages } from './chat/sealed-message.ts';
import { sealSomeNotes } from './moderation/sealed-note.ts';
import { sealedFacts } from './secrets/sealed-facts.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Tables } from './database/tables.ts';

type Keys = Pick<Secrets, 'reference' | 'seal'>;

const batch = 5_000;

/** Seals plain facts left by an earlier release, since migrations have no keys; resumable and idempotent. */
export async function sealClearFacts(db: Kysely<Tables>, secrets: Keys): Promise<void> {
  while (await inTransaction(db, (transaction) => sealSome(transaction, secrets)));
  for (const sealMore of [sealSomeMessages, sealSomeGroupNames, sealSomeNotes])
    while (await inTransaction(db, (transaction) => sealMore(transaction, secrets)));
  for (const [table, column] of workplaceColumns) while (await inTransaction(db, (transaction) => hashSome(transaction, secrets, table, column)));
}

/** Joins a running transaction or opens one. */
const inTransaction = <Done>(db: Kysely<Tables>, work: (transaction: Kysely<Tables>) => Promise<Done>): Promise<Done> =>
  db.isTransaction ? work(db) : db.transaction().execute((transaction: Transaction<Tables>) => work(transaction));

async function sealSome(db: Kysely<Tables>, secrets: Keys): Promise<boolean> {
  const rows = await db.selectFrom('clear_facts').selectAll().orderBy('account_id').orderBy('id').limit(batch).execute();
  for (const [table, some] of Map.groupBy(rows, ({ of_table }) => of_table)) {
    const [accounts, ids] = [some.map(({ account_id }) => account_id), some.map(({ id }) => id)];
    const sealed = some.map(({ account_id, facts }) => sealedFacts(secrets, [table, account_id], facts));
    const next = sql`unnest(${accounts}::text[], ${ids}::text[], ${sealed}::text[]) as next (account_id, id, sealed)`;
    const isSame = sql`held.account_id = next.account_id and held.id = next.id`;
    await sql`update ${sql.table(table)} as held set sealed = next.sealed from ${next} where ${isSame}`.execute(db);
    await sql`delete from clear_facts as held using ${next} where ${isSame}`.execute(db);
  }
  return rows.length === batch;
}

/** Hashes plain workplace names, recognisable by a colon. */
async function hashSome(db: Kysely<Tables>, secrets: Keys, table: string, column: string): Promise<boolean> {
  const { rows } = await sql<{
    readonly account_id: string;
    readonly key: string;
  }>`select distinct account_id, ${sql.ref(column)} as key from ${sql.table(table)}
    where ${sql.ref(column)} like '%:%' limit ${sql.lit(batch)}`.execute(db);
  const [accounts, keys] = [rows.map(({ account_id }) => account_id), rows.map(({ key }) => key)];
  const hashes = rows.map(({ account_id, key }) => workplaceHash(secrets, account_id, key));
  await sql`update ${sql.table(table)} as held set ${sql.ref(column)} = hash
    from unnest(${accounts}::text[], ${keys}::text[], ${hashes}::text[]) as hashed (account_id, key, hash)
    where held.account_id = hashed.account_id and held.${sql.ref(column)} = hashed.key`.execute(db);
  return rows.length === batch;
}

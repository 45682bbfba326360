import { sql, type Kysely, type Transaction } from 'kysely';
import { workplaceColumns, workplaceHash } from './careers/career-facts.ts';
import { sealedFacts } from './secrets/sealed-facts.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Tables } from './tables.ts';

type Keys = Pick<Secrets, 'reference' | 'seal'>;

/** The rows that are sealed in one transaction. */
const batch = 1_000;

/**
 * Seals what careers and entries of a profile said in clear in a release before: a migration has no keys, so that it left them in a table of their own, which this empties.
 * Stopped at any moment it goes on with the next start; done once it finds nothing.
 */
export async function sealClearFacts(db: Kysely<Tables>, secrets: Keys): Promise<void> {
  while (await inTransaction(db, (transaction) => sealSome(transaction, secrets)));
  for (const [table, column] of workplaceColumns) while (await inTransaction(db, (transaction) => hashSome(transaction, secrets, table, column)));
}

/** Within a transaction that is under way all of it happens or nothing does. */
const inTransaction = <Done>(db: Kysely<Tables>, work: (transaction: Kysely<Tables>) => Promise<Done>): Promise<Done> =>
  db.isTransaction ? work(db) : db.transaction().execute((transaction: Transaction<Tables>) => work(transaction));

async function sealSome(db: Kysely<Tables>, secrets: Keys): Promise<boolean> {
  const rows = await db.selectFrom('clear_facts').selectAll().orderBy('account_id').limit(batch).execute();
  for (const { account_id, id, of_table, facts } of rows) {
    const sealed = sealedFacts(secrets, [of_table, account_id], facts);
    await sql`update ${sql.table(of_table)} set sealed = ${sealed} where account_id = ${account_id} and id = ${id}`.execute(db);
    await db.deleteFrom('clear_facts').where('account_id', '=', account_id).where('id', '=', id).execute();
  }
  return rows.length === batch;
}

/** Hashes names of companies and colleges that lie there as `company:` or `college:` and the name, as a release before wrote them. A hash has no colon. */
async function hashSome(db: Kysely<Tables>, secrets: Keys, table: string, column: string): Promise<boolean> {
  const { rows } = await sql<{
    readonly account_id: string;
    readonly key: string;
  }>`select distinct account_id, ${sql.ref(column)} as key from ${sql.table(table)}
    where ${sql.ref(column)} like '%:%' limit ${sql.lit(batch)}`.execute(db);
  for (const { account_id, key } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${workplaceHash(secrets, account_id, key)}
      where account_id = ${account_id} and ${sql.ref(column)} = ${key}`.execute(db);
  return rows.length === batch;
}

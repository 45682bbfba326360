import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';
import { keepWrittenDesignation } from '#server/demo/careers/keep-written-designation.ts';
import type { TestBrowser } from './browser.ts';
import type { LoginServer } from './login-server.ts';

/** Browser of a signed-in demo member who may write, with the made-up name's token taken. */
export async function signedIn(server: LoginServer, subject = 'demo-writer'): Promise<TestBrowser> {
  const browser = server.browser();
  await browser.logIn(subject);
  if (subject.startsWith('demo-') && subject !== 'demo-reader')
    await server.db
      .updateTable('account')
      .set({ is_writer: true })
      .where('id', '=', await userIdOf(browser))
      .execute();
  return browser;
}

export const userIdOf = async (browser: TestBrowser): Promise<string> => (await browser.member())?.userId ?? '';

/** Tables that contain one of some words anywhere. */
export async function placesHolding(db: Kysely<Tables>, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`select tablename as table from pg_tables where schemaname = current_schema()`.execute(db);
  const found = await Promise.all(
    rows.map(async ({ table }) => {
      const stored = await sql<{ row: string }>`select to_jsonb(held)::text as row from ${sql.table(table)} held`.execute(db);
      return stored.rows.some(({ row }) => words.some((word) => row.includes(word))) ? [table] : [];
    }),
  );
  return found.flat();
}

/** Key of a demo member's designation, used in writing. */
export async function writtenUnder({ db, secrets }: Pick<LoginServer, 'db' | 'secrets'>, userId: string): Promise<string> {
  const ref = await db.transaction().execute((transaction) => keepWrittenDesignation(transaction, secrets, userId));
  return ref ?? '';
}

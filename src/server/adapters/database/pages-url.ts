import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export async function notePagesUrl(db: Kysely<Tables>, url: string): Promise<void> {
  await db.updateTable('installation').set({ pages_url: url }).execute();
}

/** Undefined before the first start. */
export const notedPagesUrl = async (db: Kysely<Tables>): Promise<string | undefined> =>
  (await db.selectFrom('installation').select('pages_url').executeTakeFirst())?.pages_url ?? undefined;

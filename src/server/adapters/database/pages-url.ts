import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Notes the URL under which a server that has started finds its pages. */
export async function notePagesUrl(db: Kysely<Tables>, url: string): Promise<void> {
  await db.updateTable('installation').set({ pages_url: url }).execute();
}

/** The URL under which the server that was started last finds its pages; none before the first start. */
export const notedPagesUrl = async (db: Kysely<Tables>): Promise<string | undefined> =>
  (await db.selectFrom('installation').select('pages_url').executeTakeFirst())?.pages_url ?? undefined;

import type { Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';

/** The company with most reviews of those with photos, whose pages have everything on them. */
export async function companyWithAll(db: Kysely<Tables>): Promise<string> {
  const found = db.selectFrom('company').select('url_name').where('photos_count', '>', 0).orderBy('reviews_count', 'desc');
  return (await found.limit(1).executeTakeFirstOrThrow()).url_name;
}

import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The name in URLs that a company has now, by one that it had before; undefined where no company had it. */
export async function movedTo(db: Kysely<Tables>, formerUrl: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('former_company_url')
    .innerJoin('company', 'company.id', 'former_company_url.company_id')
    .select('company.url_name')
    .where('former_company_url.url_name', '=', formerUrl)
    .executeTakeFirst();
  return found?.url_name;
}

import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Current URL name of a former one, if any. */
export async function movedTo(db: Kysely<Tables>, formerUrl: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('former_company_url')
    .innerJoin('company', 'company.id', 'former_company_url.company_id')
    .select('company.url_name')
    .where('former_company_url.url_name', '=', formerUrl)
    .executeTakeFirst();
  return found?.url_name;
}

/** Target communities of merged companies, by former community. */
export async function movedCommunities(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    readonly former: string;
    readonly id: string;
  }>`select former_company_url.community_id as former, community.id from former_company_url join company on company.id = company_id
    join community on community.type = 'company' and community.url_name = company.url_name
    where former_company_url.community_id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ former, id }) => [former, id]));
}

/** Follows company mergers and removes repeats. */
export async function ledOn(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly string[]> {
  const moved = await movedCommunities(db, ids);
  return [...new Set(ids.map((id) => moved.get(id) ?? id))];
}

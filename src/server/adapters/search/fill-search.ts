import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { refreshEntries } from '../search-index/refresh-entries.ts';
import { searchSources } from './search-sources.ts';

interface FillOptions {
  /** Reads companies again, which otherwise update one by one. */
  readonly isWhole: boolean;
}

/** Fills the search; reads companies only if missing or all is wanted. */
export async function fillSearch(db: Kysely<Tables>, { isWhole }: FillOptions): Promise<void> {
  for (const source of searchSources) if (isWhole || source.kind !== 'COMPANY' || !(await hasCompanies(db))) await refreshEntries(db, source);
}

async function hasCompanies(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from search_entry where kind = 'COMPANY' limit 1`.execute(db);
  return rows.length > 0;
}

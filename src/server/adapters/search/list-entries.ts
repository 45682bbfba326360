import { sql, type Kysely } from 'kysely';
import type { AskedList, FoundList } from '#core/search/search-index.ts';
import type { NamedKind } from '#core/search/search-entry.ts';
import { mostCounted } from '#core/search/search-page.ts';
import type { Tables } from '../database/tables.ts';
import { bestInTiers, tiersOf, type EntryRow } from '../search-index/entry-tiers.ts';

/** Best known first; counts stop at a thousand. */
export async function listEntries(
  db: Kysely<Tables>,
  { kind, query, from, most }: Omit<AskedList<NamedKind>, 'words' | 'companyId'> & { readonly query: string },
): Promise<FoundList<EntryRow>> {
  const tiers = sql`${[...tiersOf(kind)]}::text[]`;
  const { rows } = await sql<(EntryRow | { readonly id: null }) & { readonly count: number }>`
    select counted.count, found.* from (
      select count(*)::integer as count from (select 1 from unnest(${tiers}) as tier cross join lateral (
        select 1 from search_entry where words @@ text_query_in(${query}, tier, null) limit ${sql.lit(mostCounted + 1)}) as each limit ${sql.lit(mostCounted + 1)}) as each) as counted
      left join (select * from (${bestInTiers({ tiers, query: sql`${query}`, most: sql`${from + most}` })}) as best order by weight desc, id offset ${from}) as found on true
    order by weight desc, id`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { items: rows.flatMap((row) => (row.id === null ? [] : row)), count: Math.min(count, mostCounted), isMore: count > mostCounted };
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { mostCounted } from '#core/search/search-page.ts';
import type { Tables } from '../tables.ts';

/** How many rows there are; of very many no more than a thousand are counted. */
export async function counted(db: Kysely<Tables>, from: RawBuilder<unknown>): Promise<{ readonly count: number; readonly isMore: boolean }> {
  const { rows } = await sql<{
    readonly count: number;
  }>`select count(*)::integer as count from (select from ${from} limit ${sql.lit(mostCounted + 1)}) as found`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted };
}

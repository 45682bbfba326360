import { sql, type Kysely, type RawBuilder } from 'kysely';
import { listNames } from '#core/questions/question-listings.ts';
import type { Tables } from '../tables.ts';

/** How many questions are shown in each of some lists, by the name of the list; one without any is left out. */
export async function countListedIn(db: Kysely<Tables>, which: RawBuilder<unknown>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly list: string; readonly count: number }>`
    select list, count(*)::integer as count from question_listing join question on question.id = question_id
    where ${which} and status = 'LIVE' and merged_into is null group by list`.execute(db);
  return new Map(rows.map(({ list, count }) => [list, count]));
}

/** How many questions a company asks, or asks for one of its jobs: the same on every page that says so. */
export async function countAsked(db: Kysely<Tables>, companyId: string, designation: string | null): Promise<number> {
  const job = db.selectFrom('designation').select('id').orderBy('id').limit(1);
  const known = designation === null ? null : await job.where('url_name', '=', designation).executeTakeFirst();
  if (known === undefined) return 0;
  const list = known === null ? listNames.company(companyId) : listNames.job(companyId, known.id);
  return (await countListedIn(db, sql`list = ${list}`)).get(list) ?? 0;
}

import { sql, type Transaction } from 'kysely';
import { countedLive } from '../crowds/counted-live.ts';
import type { Tables } from '../database/tables.ts';

/** Recounts colleges in a company's stories, locking rows by number to avoid misses and deadlocks. */
export async function countCampus(transaction: Transaction<Tables>, companyId: string): Promise<void> {
  const before = await transaction.deleteFrom('college_figure').where('company_id', '=', companyId).returning('college_id').execute();
  const { rows: after } = await sql<{ readonly college_id: number }>`
    with counted as (
      select college_id, coalesce(designation_id, 0) as designation_id, count(*) as interviews, count(*) filter (where outcome = 'offered') as offers
      from interview where company_id = ${companyId} and ${countedLive} and college_id is not null group by 1, 2)
    insert into college_figure (college_id, company_id, designation_id, interviews_count, offers_count)
    select college_id, ${companyId}, designation_id, interviews, offers from counted returning college_id`.execute(transaction);
  const ids = [...new Set([...before, ...after].map(({ college_id: id }) => id))];
  if (ids.length === 0) return;
  await sql`select 1 from college where id = any(${ids}::integer[]) order by id for no key update`.execute(transaction);
  const { rows: figures } = await sql`select college_id as id, sum(interviews_count)::integer as interviews, count(distinct company_id)::integer as companies
    from college_figure where college_id = any(${ids}::integer[]) group by 1`.execute(transaction);
  await sql`update college set interviews_count = coalesce(found.interviews, 0), companies_count = coalesce(found.companies, 0)
    from unnest(${ids}::integer[]) as counted (id) left join jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as found (id integer, interviews integer, companies integer)
      on found.id = counted.id
    where college.id = counted.id`.execute(transaction);
}

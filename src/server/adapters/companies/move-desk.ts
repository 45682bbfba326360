import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Joins the people, reports, visits and jobs of two desks; the one that stays keeps its owner and its facts. */
export async function moveDesk(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  for (const statement of [
    sql`delete from desk_person where company_id = ${into} and state <> 'open'
      and address_key in (select address_key from desk_person where company_id = ${from} and state = 'open')`,
    sql`delete from desk_person where company_id = ${from} and address_key in (select address_key from desk_person where company_id = ${into})`,
    sql`update desk_person set role = 'writer' where company_id = ${from} and role = 'owner'
      and exists (select 1 from desk_person owner where owner.company_id = ${into} and owner.role = 'owner' and owner.state = 'open')`,
    sql`update desk_person set company_id = ${into} where company_id = ${from}`,
    sql`insert into company_visit (company_id, week, times, searches) select ${into}, week, times, searches from company_visit where company_id = ${from}
      on conflict (company_id, week) do update set times = least(company_visit.times::bigint + excluded.times, 2000000000)::integer,
      searches = least(company_visit.searches::bigint + excluded.searches, 2000000000)::integer`,
    sql`delete from company_visit where company_id = ${from}`,
    sql`update employer_report set company_id = ${into} where company_id = ${from}`,
    sql`delete from fact_wording where company_id = ${from}`,
    sql`delete from offered_benefit where company_id = ${from}`,
    sql`delete from job_feed where company_id = ${from} and exists (select 1 from job_feed there where there.company_id = ${into})`,
    sql`delete from job_feed_reading where company_id = ${from} and exists (select 1 from job_feed there where there.company_id = ${into})`,
    sql`update job_feed set company_id = ${into} where company_id = ${from}`,
    sql`update job_feed_reading set company_id = ${into} where company_id = ${from}`,
  ])
    await statement.execute(transaction);
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Moves jobs and application reports, merging those in both feeds. Counts refresh within the hour. */
export async function moveJobs(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  for (const statement of [
    sql`delete from job where company_id = ${from} and exists (
      select 1 from job as there where there.company_id = ${into} and there.feed = job.feed and there.feed_key = job.feed_key)`,
    sql`update job set company_id = ${into}, industry = company.industry, rating_key = company.rating_key from company where company.id = ${into} and job.company_id = ${from}`,
    sql`update job_outcome_figure as there set people = there.people + moved.people, silent = there.silent + moved.silent, rejected = there.rejected + moved.rejected,
        offered = there.offered + moved.offered
      from job_outcome_figure as moved where there.company_id = ${into} and there.job_id = '' and moved.company_id = ${from} and moved.job_id = ''`,
    sql`update job_outcome_figure set company_id = ${into} where company_id = ${from}
      and not exists (select 1 from job_outcome_figure as there where there.company_id = ${into} and there.job_id = job_outcome_figure.job_id)`,
    sql`delete from job_outcome_figure where company_id = ${from}`,
  ])
    await statement.execute(transaction);
}

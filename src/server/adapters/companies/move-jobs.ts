import { sql, type Selectable, type Transaction } from 'kysely';
import { moveRows } from '../database/move-rows.ts';
import type { Tables } from '../database/tables.ts';

type JobOutcomeFigure = Pick<Selectable<Tables['job_outcome_figure']>, 'people' | 'silent' | 'rejected' | 'offered'>;

/** Moves jobs and application reports, merging those in both feeds. Counts refresh within the hour. */
export async function moveJobs(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await moveRows(transaction, 'job', { from, into });
  await sql`update job set industry = company.industry, rating_key = company.rating_key from company where company.id = ${into} and job.company_id = ${into}`.execute(
    transaction,
  );
  const { rows } =
    await sql<JobOutcomeFigure>`select people, silent, rejected, offered from job_outcome_figure where company_id = ${from} and job_id = ''`.execute(
      transaction,
    );
  for (const { people, silent, rejected, offered } of rows)
    await sql`update job_outcome_figure set people = people + ${people}::integer, silent = silent + ${silent}::integer, rejected = rejected + ${rejected}::integer,
      offered = offered + ${offered}::integer where company_id = ${into} and job_id = ''`.execute(transaction);
  await moveRows(transaction, 'job_outcome_figure', { from, into });
}

import { sql, type Kysely } from 'kysely';
import { countedOnce } from '#core/jobs/count-outcomes.ts';
import type { JobOutcome } from '#core/jobs/job-outcome.ts';
import type { Tables } from '../database/tables.ts';

/** The most reports that are read at once. No member has more, so that those of one are always read together. */
const mostAtOnce = 2_000;

interface ReportRow {
  readonly saver: string;
  readonly jobId: string;
  readonly place: number;
  readonly outcome: JobOutcome;
}

/**
 * Counts what members report of their applications, for each job and each company. Reports lie with members, and what is counted lies with companies: counts alone go from
 * one to the other, and no row of them names a member. A report that was taken back is counted no more.
 */
export async function countJobOutcomes(db: Kysely<Tables>): Promise<void> {
  const counts = new Map<string, Record<JobOutcome, number>>();
  for (let after = ''; ;) {
    const rows = await reportsAfter(db, after);
    const isLast = rows.length < mostAtOnce;
    const cut = rows.at(-1)?.saver;
    const whole = isLast ? rows : rows.filter(({ saver }) => saver !== cut);
    await addTo(counts, db, whole);
    const last = whole.at(-1);
    if (isLast || !last) break;
    after = last.saver;
  }
  const rows = [...counts].map(([key, each]) => {
    const [companyId, jobId] = JSON.parse(key) as [string, string];
    return { company_id: companyId, job_id: jobId, people: each.silent + each.rejected + each.offered, ...each };
  });
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('job_outcome_figure').where('company_id', 'is not', null).execute();
    await sql`insert into job_outcome_figure (company_id, job_id, people, silent, rejected, offered)
      select company_id, job_id, people, silent, rejected, offered from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as found (company_id text, job_id text, people integer, silent integer, rejected integer, offered integer)
      where exists (select from company where id = found.company_id)`.execute(transaction);
  });
}

async function reportsAfter(db: Kysely<Tables>, after: string): Promise<readonly ReportRow[]> {
  const { rows } = await sql<ReportRow>`select saver, job_id as "jobId", place, outcome from saved_job
    where outcome is not null and saver > ${after} order by saver, job_id limit ${sql.lit(mostAtOnce)}`.execute(db);
  return rows;
}

/** Adds the reports of whole members. The companies of the jobs are asked for by themselves. */
async function addTo(counts: Map<string, Record<JobOutcome, number>>, db: Kysely<Tables>, reports: readonly ReportRow[]): Promise<void> {
  const jobIds = [...new Set(reports.map(({ jobId }) => jobId))];
  const { rows } = await sql<{ readonly id: string; readonly companyId: string }>`select id, company_id as "companyId"
    from job where id = any(${jobIds}::text[])`.execute(db);
  const companies = new Map(rows.map(({ id, companyId }) => [id, companyId]));
  for (const own of Map.groupBy(reports, ({ saver }) => saver).values()) {
    const known = own.flatMap((report) => {
      const companyId = companies.get(report.jobId);
      return companyId === undefined ? [] : [{ ...report, companyId }];
    });
    for (const { companyId, jobId, outcome } of countedOnce(known)) {
      const key = JSON.stringify([companyId, jobId]);
      const each = counts.get(key) ?? { silent: 0, rejected: 0, offered: 0 };
      each[outcome] += 1;
      counts.set(key, each);
    }
  }
}

import { sql, type Kysely, type Transaction } from 'kysely';
import { nextOutcomes, type MadeOutcomes, type ReportedOutcome } from '#core/jobs/count-outcomes.ts';
import type { JobOutcome } from '#core/careers/job-outcome.ts';
import type { Tables } from '../database/tables.ts';

const mostAtOnce = 2_000;

type ByCompany = ReadonlyMap<string, readonly ReportedOutcome[]>;

/** Counts reported application outcomes; only counts pass from members to companies, never a member's name. */
export async function countJobOutcomes(db: Kysely<Tables>): Promise<void> {
  const companies = await reportsByCompany(db);
  const known = await db.selectFrom('job_outcome_figure').select('company_id').where('job_id', '=', '').execute();
  await hide(
    db,
    known.flatMap(({ company_id: companyId }) => (companies.has(companyId) ? [] : [companyId])),
  );
  for (const [companyId, reports] of companies) {
    const next = nextOutcomes(reports);
    const made = [...next].flatMap(([jobId, figure]) => (figure === 'unchanged' ? [] : [[jobId, figure] as const]));
    const kept = [...next.keys()].filter((jobId) => next.get(jobId) === 'unchanged');
    await db.transaction().execute(async (transaction) => {
      await sql`delete from job_outcome_figure where company_id = ${companyId} and job_id <> all(${kept}::text[])`.execute(transaction);
      if (made.length > 0) await noteCounted(transaction, reports, new Map(made));
      const rows = made.map(([jobId, { counts }]) => ({ company_id: companyId, job_id: jobId, ...counts }));
      for (let at = 0; at < rows.length; at += mostAtOnce)
        await transaction
          .insertInto('job_outcome_figure')
          .values(rows.slice(at, at + mostAtOnce))
          .execute();
    });
  }
}

/** Looks companies up separately; reports on deleted jobs are not counted. */
async function reportsByCompany(db: Kysely<Tables>): Promise<ByCompany> {
  const found = new Map<string, ReportedOutcome[]>();
  const of = (companyId: string): ReportedOutcome[] => {
    const own = found.get(companyId) ?? [];
    found.set(companyId, own);
    return own;
  };
  for (let after = { saver: '', jobId: '' }; ;) {
    const { rows } = await sql<ReportedOutcome>`select saver, job_id as "jobId", place, case when counts then outcome end as outcome, counted_as as "countedAs",
        is_counted_at_job as "isCountedAtJob"
      from saved_job where (outcome is not null and counts or counted_as is not null or is_counted_at_job) and (saver, job_id) > (${after.saver}, ${after.jobId}) order by saver, job_id limit ${sql.lit(mostAtOnce)}`.execute(
      db,
    );
    const jobs = await companiesOf(db, [...new Set(rows.map(({ jobId }) => jobId))]);
    for (const report of rows) {
      const companyId = jobs.get(report.jobId);
      if (companyId !== undefined) of(companyId).push(report);
    }
    const last = rows.at(-1);
    if (!last || rows.length < mostAtOnce) return found;
    after = last;
  }
}

async function companiesOf(db: Kysely<Tables>, jobIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly companyId: string }>`select id, company_id as "companyId"
    from job where id = any(${jobIds}::text[])`.execute(db);
  return new Map(rows.map(({ id, companyId }) => [id, companyId]));
}

const hide = async (db: Kysely<Tables>, companyIds: readonly string[]): Promise<void> =>
  void (companyIds.length > 0 && (await db.deleteFrom('job_outcome_figure').where('company_id', 'in', companyIds).execute()));

/** Records the figures' count with each report, one per member and company; withdrawn reports keep theirs. */
async function noteCounted(transaction: Transaction<Tables>, all: readonly ReportedOutcome[], made: ReadonlyMap<string, MadeOutcomes>): Promise<void> {
  const ofCompany = new Map<ReportedOutcome, JobOutcome>(made.get('')?.reports.map((report) => [report, report.outcome]));
  const savers = new Set([...ofCompany.keys()].map(({ saver }) => saver));
  const ofJobs = new Set<ReportedOutcome>([...made].flatMap(([jobId, { reports }]) => (jobId === '' ? [] : reports)));
  const rows = all.map((report) => ({
    saver: report.saver,
    jobId: report.jobId,
    countedAs: savers.has(report.saver) ? (ofCompany.get(report) ?? null) : report.countedAs,
    isCountedAtJob: report.isCountedAtJob || ofJobs.has(report),
  }));
  await sql`update saved_job set counted_as = noted."countedAs", is_counted_at_job = noted."isCountedAtJob"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as noted (saver text, "jobId" text, "countedAs" text, "isCountedAtJob" boolean)
    where saved_job.saver = noted.saver and saved_job.job_id = noted."jobId"
      and (saved_job.counted_as, saved_job.is_counted_at_job) is distinct from (noted."countedAs", noted."isCountedAtJob")`.execute(transaction);
}

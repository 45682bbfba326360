import { sql, type Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { newJobsOf } from '#core/jobs/new-jobs.ts';
import { knownJobs } from '../jobs/known-jobs.ts';
import { openedAlert } from '../jobs/sealed-alert.ts';
import { alertEveryMs } from '../jobs/sql-job-alerts.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { writeNotified } from '../events/write-notified.ts';

interface AlertParts {
  readonly db: Kysely<Tables>;
  readonly secrets: Pick<Secrets, 'reference' | 'seal' | 'unseal'>;
  readonly jobs: Pick<Jobs, 'list'>;
}

interface TakenAlert {
  readonly owner: string;
  readonly id: string;
  readonly sealed: string;
  readonly lookedOn: string;
}

/** Notifies about the most overdue alert, deferring it first; no job is sent twice. */
export async function tellNextAlert({ db, secrets, jobs }: AlertParts, now: number): Promise<boolean> {
  const alert = await take(db, now);
  if (!alert) return false;
  const { owner, id, lookedOn } = alert;
  const today = dayOf(now);
  const facts = openedAlert(secrets, alert);
  const found = facts ? await newJobsOf(knownJobs(jobs), facts.draft, { since: lookedOn, today }) : [];
  const notified = found
    .filter(({ jobId }) => !facts?.seen.includes(jobId))
    .map(({ jobId }) => ({ recipient: owner, kind: 'jobAlert', thing: id, cause: jobId, at: new Date(now) }) as const);
  await db.transaction().execute(async (transaction) => {
    const isThere = await transaction
      .updateTable('job_alert')
      .set({ looked_on: today })
      .where('owner', '=', owner)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (isThere) await writeNotified(transaction, secrets, notified, now);
  });
  return true;
}

async function take(db: Kysely<Tables>, now: number): Promise<TakenAlert | undefined> {
  const { rows } = await sql<TakenAlert>`update job_alert set next_at = ${new Date(now + alertEveryMs)} where (owner, id) in (
      select owner, id from job_alert where next_at <= ${new Date(now)} order by next_at limit 1 for update skip locked)
    returning owner, id, sealed, looked_on as "lookedOn"`.execute(db);
  return rows[0];
}

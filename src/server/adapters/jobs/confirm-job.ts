import { type Kysely, sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { logActionOf, type Actor } from '../administration/log-action.ts';
import type { Tables } from '../database/tables.ts';
import { isOpenJob } from './open-jobs.ts';
import { refreshJobSummaries } from './refresh-job-summaries.ts';

const longestSubject = 120;

/** Confirms that a job is open today; refuses closed ones until their feed lists them. */
export async function confirmJob(db: Kysely<Tables>, jobId: string, actor: Actor): Promise<string> {
  const today = dayOf(actor.now);
  const title = await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ readonly title: string }>`update job set said_open_on = ${today}::date
      where id = ${jobId} and ${isOpenJob(today)} returning title`.execute(transaction);
    if (!rows[0]) throw new Failure('missing', `There is no open job ${jobId}.`);
    await logActionOf(transaction, actor, { action: 'job-confirmed', subject: rows[0].title.slice(0, longestSubject) });
    return rows[0].title;
  });
  await refreshJobSummaries(db, { now: () => actor.now });
  return title;
}

import { type Kysely, sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { logActionOf, type Actor } from '../administration/log-action.ts';
import type { Tables } from '../database/tables.ts';
import { isOpenJob } from './open-jobs.ts';
import { refreshJobSummaries } from './refresh-job-summaries.ts';

/** The longest subject of the log. */
const longestSubject = 120;

/** Notes that the employer said today that a job is open, and answers its title. One that was closed is refused: its feed has to list it first. */
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

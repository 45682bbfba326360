import type { JobRemovals } from '#core/jobs/job-removals.ts';
import { existing, Failure } from '#core/failure.ts';
import { logAction } from '../administration/log-action.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import { refreshJobSummaries } from './refresh-job-summaries.ts';

const longestSubject = 120;

/** Takes jobs down, of desks and of hosts, and keeps their rows so that none comes back. */
export class SqlJobRemovals implements JobRemovals {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async takeDown(jobId: string): Promise<void> {
    const scope = this.#scope.administrator;
    const { db, today, now } = scope;
    await withAdvisoryLock(db, 'jobs', async (transaction) => {
      const found = existing(await transaction.selectFrom('job').select(['company_id', 'title', 'taken_down_on']).where('id', '=', jobId).executeTakeFirst());
      if (found.taken_down_on !== null) throw new Failure('missing');
      const title = found.title.slice(0, longestSubject);
      await transaction
        .updateTable('job')
        .set({ closed_on: today, taken_down_on: today })
        .where('company_id', '=', found.company_id)
        .where('id', '=', jobId)
        .execute();
      await logAction(transaction, scope, { action: 'company-changed', subject: title, changes: [{ field: 'job', before: title, after: '' }] });
    });
    await refreshJobSummaries(db, { now: () => now });
  }
}

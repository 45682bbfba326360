import type { Transaction } from 'kysely';
import { hourMs } from '#core/figures/durations.ts';
import { Failure } from '#core/failure.ts';
import { sortedAlert } from '#core/jobs/job-alert-search.ts';
import { alertLimitFailure, type JobAlert, type JobAlertDraft, type JobAlerts } from '#core/jobs/job-alerts.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { listedForAlert, newJobsOf } from '#core/jobs/new-jobs.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Tables } from '../database/tables.ts';
import { randomId } from '../secrets/secrets.ts';
import { namesOfAlerts, unknownIn } from './alert-names.ts';
import { knownJobs } from './known-jobs.ts';
import { alertLikeness, openedAlert, sealedAlert, type AlertFacts } from './sealed-alert.ts';

export const alertEveryMs = hourMs;

interface OwnAlert extends JobAlertDraft {
  readonly jobAlertId: string;
  readonly createdOn: string;
}

/** Caller's alerts, sealed and linked to the caller by hash alone. */
export class SqlJobAlerts implements JobAlerts {
  readonly #scope: PseudonymScope;
  readonly #jobs: Pick<Jobs, 'list'>;

  constructor(scope: PseudonymScope, jobs: Pick<Jobs, 'list'>) {
    this.#scope = scope;
    this.#jobs = knownJobs(jobs);
  }

  async all(): Promise<readonly JobAlert[]> {
    const rows = await this.#scope.db.selectFrom('job_alert').selectAll().where('owner', '=', this.#owner).orderBy('place', 'desc').execute();
    const own = rows.flatMap((row): readonly OwnAlert[] => {
      const facts = openedAlert(this.#scope.secrets, row);
      return facts ? [{ ...facts.draft, jobAlertId: row.id, createdOn: row.created_on }] : [];
    });
    return this.#counted(own);
  }

  async create(asked: JobAlertDraft): Promise<JobAlert> {
    const { secrets, today } = this.#scope;
    const draft = sortedAlert(asked);
    const unknown = await unknownIn(this.#scope.db, draft);
    if (unknown) throw unknown;
    const owner = this.#owner;
    const likeness = alertLikeness(secrets, owner, draft);
    const seen = (await newJobsOf(this.#jobs, draft, { since: today, today })).map(({ jobId }) => jobId);
    const own = await withAdvisoryLock(this.#scope.db, `job alerts of ${owner}`, async (transaction) => {
      const known = await transaction
        .selectFrom('job_alert')
        .select(['id', 'created_on'])
        .where('owner', '=', owner)
        .where('likeness', '=', likeness)
        .executeTakeFirst();
      if (known) return { jobAlertId: known.id, createdOn: known.created_on };
      return this.#add(transaction, likeness, { draft, seen });
    });
    const [alert] = await this.#counted([{ ...draft, ...own }]);
    if (!alert) throw new Failure('missing');
    return alert;
  }

  async remove(jobAlertId: string): Promise<void> {
    const removed = this.#scope.db.deleteFrom('job_alert').where('owner', '=', this.#owner).where('id', '=', jobAlertId);
    const { numDeletedRows } = await removed.executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  get #owner(): string {
    return this.#scope.keyFor('job alerts');
  }

  async #add(transaction: Transaction<Tables>, likeness: string, facts: AlertFacts): Promise<Omit<OwnAlert, keyof JobAlertDraft>> {
    const { now, today, secrets } = this.#scope;
    const owner = this.#owner;
    const places = await transaction.selectFrom('job_alert').select('place').where('owner', '=', owner).execute();
    const failure = alertLimitFailure(places.length);
    if (failure) throw failure;
    const place = Math.max(0, ...places.map((row) => row.place)) + 1;
    const id = randomId();
    const sealed = sealedAlert(secrets, id, facts);
    const row = { id, owner, place, likeness, sealed, created_on: today, looked_on: today, next_at: new Date(now + alertEveryMs) };
    await transaction.insertInto('job_alert').values(row).execute();
    return { jobAlertId: row.id, createdOn: today };
  }

  async #counted(own: readonly OwnAlert[]): Promise<readonly JobAlert[]> {
    const namesOf = await namesOfAlerts(this.#scope.db, own);
    const alerts: JobAlert[] = [];
    for (const alert of own) {
      const { jobsCount } = await listedForAlert(this.#jobs, alert, { most: 1 });
      alerts.push({ ...alert, names: namesOf(alert), jobsCount });
    }
    return alerts;
  }
}

import { sql, type RawBuilder, type Transaction } from 'kysely';
import { existing } from '#core/failure.ts';
import type { JobOutcome } from '#core/careers/job-outcome.ts';
import { savedLimitFailure, type SavedJob, type SavedJobs } from '#core/jobs/saved-jobs.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { CountedProof } from '#core/persona-keys/counted-proofs.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { refuseBanned } from '../caller/refuse-sanctioned.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Tables } from '../database/tables.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { isProven } from '../persona-keys/counted-proof.ts';
import { jobsByIds } from './jobs-by-ids.ts';

interface SavedRow {
  readonly jobId: string;
  readonly place: number;
  readonly savedOn: string;
  readonly outcome: JobOutcome | null;
}

/** Caller's saved jobs, linked by hash alone so that the database reveals no one's plans. */
/** Rows that count in figures. */
const isCounted = sql`(counted_as is not null or is_counted_at_job)`;

export class SqlSavedJobs implements SavedJobs {
  readonly #scope: RequestScope;
  readonly #proofs: readonly CountedProof[];

  constructor(scope: RequestScope, proofs: readonly CountedProof[]) {
    this.#scope = scope;
    this.#proofs = proofs;
  }

  async save(jobId: string): Promise<void> {
    await this.#write(jobId, (transaction) => this.#keep(transaction, jobId));
  }

  /** Keeps the counted mark, so saving again does not count twice. */
  async unsave(jobId: string): Promise<void> {
    const [{ db }, saver] = [this.#scope, this.#saver];
    const { rows } = await sql`with emptied as (update saved_job set place = 0, outcome = null, counts = false
        where saver = ${saver} and job_id = ${jobId} and ${isCounted} and place > 0 returning 1),
      removed as (delete from saved_job where saver = ${saver} and job_id = ${jobId} and not ${isCounted} returning 1)
      select 1 from emptied union all select 1 from removed`.execute(db);
    if (rows.length === 0) await this.#existing(jobId);
  }

  async report(jobId: string, outcome: JobOutcome): Promise<void> {
    await this.#write(jobId, async (transaction) => {
      await refuseBanned(transaction, this.#scope);
      await this.#keep(transaction, jobId);
      const accountId = this.#scope.caller.member.userId;
      const counts = await isProven(transaction, { accountId, year: this.#scope.today.slice(0, 4), proofs: this.#proofs });
      await transaction.updateTable('saved_job').set({ outcome, counts }).where('saver', '=', this.#saver).where('job_id', '=', jobId).execute();
    });
  }

  async list(after?: string | null, pageSize = usualPageSize): Promise<Page<SavedJob>> {
    const { secrets } = this.#scope;
    const list = ['saved jobs', this.#saver];
    const from = keysetPosition(secrets, list, after);
    const rows = await this.#rows(from ? sql`place < ${from.order}` : sql`true`, pageSize + 1);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return { items: await this.#jobsOf(shown), next: last ? listCursor(secrets, list, { order: last.place, id: last.jobId }) : null };
  }

  async among(jobIds: readonly string[]): Promise<readonly SavedJob[]> {
    return this.#jobsOf(await this.#rows(sql`job_id = any(${[...jobIds]}::text[])`, jobIds.length));
  }

  get #saver(): string {
    return this.#scope.keyFor('saved jobs');
  }

  /** Serialises a member's writes so that no two exceed the limit together. */
  async #write(jobId: string, work: (transaction: Transaction<Tables>) => Promise<void>): Promise<void> {
    const saver = this.#saver;
    await this.#existing(jobId);
    await withAdvisoryLock(this.#scope.db, `saved jobs of ${saver}`, work);
  }

  async #existing(jobId: string): Promise<void> {
    existing(await this.#scope.db.selectFrom('job').select('id').where('id', '=', jobId).executeTakeFirst());
  }

  async #keep(transaction: Transaction<Tables>, jobId: string): Promise<void> {
    const saver = this.#saver;
    const { rows } = await sqlOfOwn<{
      readonly count: number;
      readonly last: number;
      readonly isSaved: boolean;
    }>`select count(*) filter (where place > 0)::integer as count,
      coalesce(max(place), 0) as last, coalesce(bool_or(job_id = ${jobId} and place > 0), false) as "isSaved" from saved_job where saver = ${saver}`.execute(
      transaction,
    );
    const { count, last, isSaved } = rows[0] ?? { count: 0, last: 0, isSaved: false };
    if (isSaved) return;
    const failure = savedLimitFailure(count);
    if (failure) throw failure;
    await transaction
      .insertInto('saved_job')
      .values({ saver, job_id: jobId, place: last + 1, saved_on: this.#scope.today, outcome: null, counted_as: null })
      .onConflict((conflict) => conflict.columns(['saver', 'job_id']).doUpdateSet({ place: last + 1, saved_on: this.#scope.today }))
      .execute();
  }

  async #rows(which: RawBuilder<unknown>, most: number): Promise<readonly SavedRow[]> {
    const { rows } = await sql<SavedRow>`select job_id as "jobId", place, saved_on as "savedOn", outcome from saved_job
      where saver = ${this.#saver} and place > 0 and ${which} order by place desc limit ${most}`.execute(this.#scope.db);
    return rows;
  }

  /** Fetches jobs separately, as they are stored with companies. */
  async #jobsOf(rows: readonly SavedRow[]): Promise<readonly SavedJob[]> {
    const jobs = await jobsByIds(
      this.#scope.db,
      rows.map(({ jobId }) => jobId),
      this.#scope.today,
    );
    return rows.flatMap(({ jobId, savedOn, outcome }) => {
      const job = jobs.find((each) => each.jobId === jobId);
      return job ? [{ job, savedOn, outcome }] : [];
    });
  }
}

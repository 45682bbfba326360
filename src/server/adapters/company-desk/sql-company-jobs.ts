import { sql, type Transaction } from 'kysely';
import type { CompanyJobs, DeskJob } from '#core/company-desk/company-jobs.ts';
import { mostTypedJobs, type TypedJob } from '#core/company-desk/typed-job.ts';
import { existing, Failure } from '#core/failure.ts';
import type { JobDetails } from '#core/jobs/job.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import { perhapsDry } from '../database/perhaps-dry.ts';
import type { Tables } from '../database/tables.ts';
import { sourceOfFeed, typedJobs } from '../jobs/desk-feeds.ts';
import { feedLists } from '../jobs/feed-lists.ts';
import { addJobs, changeJob, closeJobs, goneAlike, takenDownAmong } from '../jobs/feed-rows.ts';
import { jobsByIds } from '../jobs/jobs-by-ids.ts';
import type { MappedJob } from '../jobs/map-feed-jobs.ts';
import { refreshJobSummaries } from '../jobs/refresh-job-summaries.ts';
import { namedIn } from '../jobs/shown-job-rows.ts';
import { SqlJobs } from '../jobs/sql-jobs.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { randomId } from '../secrets/secrets.ts';
import { readerPlace, writerPlace } from './desk-scope.ts';
import { domainsOfCompany } from './domain-signs.ts';
import { openTypedJob, typedJobOf } from './typed-jobs.ts';

interface ListedRow {
  readonly id: string;
  readonly feed: string;
  readonly order: number;
  readonly isTakenDown: boolean;
}

/** Jobs typed at desks, beside those that feeds list. */
export class SqlCompanyJobs implements CompanyJobs {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(urlName: string, after?: string | null, pageSize = usualPageSize): Promise<Page<DeskJob>> {
    const { db, secrets } = this.#scope;
    const { company } = await readerPlace(this.#scope, urlName);
    const list = ['desk jobs', company.id];
    const position = keysetPosition(secrets, list, after);
    const from = position ? sql`and (first_seen - date '1970-01-01', id) < (${position.order}::integer, ${position.id})` : sql``;
    const { rows } = await sqlOfShown<ListedRow>`select id, feed, first_seen - date '1970-01-01' as "order", taken_down_on is not null as "isTakenDown" from job
      where company_id = ${company.id} and (closed_on is null or taken_down_on is not null) ${from}
      order by first_seen desc, id desc limit ${pageSize + 1}`.execute(db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return { items: await this.#shown(shown), next: last ? listCursor(secrets, list, last) : null };
  }

  async typed(urlName: string, jobId: string): Promise<TypedJob> {
    const { company } = await readerPlace(this.#scope, urlName);
    const { rows } = await sqlOfShown<TypedJob & { readonly places: readonly { readonly name: string }[] }>`
      select title, description, workplace, pay_from::float8 as "payFrom", pay_to::float8 as "payTo", 'year' as "payPer", experience_from as "experienceFrom",
        experience_to as "experienceTo", regexp_replace(apply_url, '^mailto:', '') as apply, closes_on::text as "closesOn", ${namedIn('city', sql`job.city_ids`)} as places
      from job where company_id = ${company.id} and id = ${jobId} and feed = ${typedJobs} and closed_on is null`.execute(this.#scope.db);
    const { places, ...typed } = existing(rows[0]);
    return { ...typed, cities: places.map(({ name }) => name).join(', ') };
  }

  async preview(urlName: string, typed: TypedJob, jobId: string | null): Promise<JobDetails> {
    const { scope, job, companyId } = await this.#mapped(urlName, typed);
    return perhapsDry(scope.db, true, async (transaction) => {
      const id = await this.#write(transaction, { companyId, job, jobId });
      return new SqlJobs({ db: transaction, now: scope.now, secrets: scope.secrets }).one(id);
    });
  }

  publish(urlName: string, typed: TypedJob): Promise<DeskJob> {
    return this.#save(urlName, typed, null);
  }

  change(urlName: string, jobId: string, typed: TypedJob): Promise<DeskJob> {
    return this.#save(urlName, typed, jobId);
  }

  async close(urlName: string, jobId: string): Promise<void> {
    const { db, today, now } = this.#scope;
    const { company } = await writerPlace(this.#scope, urlName);
    await withAdvisoryLock(db, 'jobs', async (transaction) => {
      await closeJobs(transaction, [existing(await openTypedJob(transaction, company.id, jobId))], today);
    });
    await refreshJobSummaries(db, { now: () => now });
  }

  async #save(urlName: string, typed: TypedJob, jobId: string | null): Promise<DeskJob> {
    const { scope, job, companyId } = await this.#mapped(urlName, typed);
    const id = await withAdvisoryLock(scope.db, 'jobs', (transaction) => this.#write(transaction, { companyId, job, jobId }));
    await refreshJobSummaries(scope.db, { now: () => scope.now });
    const [saved] = await this.#shown([{ id, feed: typedJobs, isTakenDown: false }]);
    return existing(saved);
  }

  async #mapped(urlName: string, typed: TypedJob) {
    const scope = this.#scope;
    const { company } = await writerPlace(scope, urlName);
    const [lists, domains] = [await feedLists(scope.db), await domainsOfCompany(scope.db, company.id)];
    return { scope, companyId: company.id, job: typedJobOf(typed, randomId(), { company, domains, lists, today: scope.today }) };
  }

  /** Writes a job, which begins where one alike that is gone began. */
  async #write(
    transaction: Transaction<Tables>,
    { companyId, job, jobId }: { readonly companyId: string; readonly job: MappedJob; readonly jobId: string | null },
  ): Promise<string> {
    const { today } = this.#scope;
    await refuseAlike(transaction, job, jobId, today);
    if (jobId !== null) {
      const stored = existing(await openTypedJob(transaction, companyId, jobId));
      await changeJob(transaction, stored, job, {
        first_seen: stored.first_seen,
        last_confirmed: today,
        said_open_on: stored.said_open_on,
        reposts: stored.reposts,
      });
      return jobId;
    }
    await refuseTooMany(transaction, companyId);
    if ((await takenDownAmong(transaction, [job])).size > 0) throw new Failure('conflict', 'This job was taken down.', { code: 'CONFLICT' });
    const id = randomId();
    const before = (await goneAlike(transaction, [job], [], today)).get(job.likeness);
    const times = { first_seen: before?.first_seen ?? today, last_confirmed: today, said_open_on: null, reposts: before ? before.reposts + 1 : 0 };
    await addJobs(transaction, typedJobs, [{ id, job, times }]);
    return id;
  }

  async #shown(rows: readonly Omit<ListedRow, 'order'>[]): Promise<readonly DeskJob[]> {
    const { db, today } = this.#scope;
    const ids = rows.map(({ id }) => id);
    const jobs = new Map((await jobsByIds(db, ids, today)).map((job) => [job.jobId, job]));
    return rows.flatMap(({ id, feed, isTakenDown }) => {
      const job = jobs.get(id);
      return job ? [{ job, source: sourceOfFeed(feed), isTakenDown }] : [];
    });
  }
}

/** Refuses a job whose title, cities and description are those of another that is open. */
async function refuseAlike(transaction: Transaction<Tables>, job: MappedJob, jobId: string | null, today: string): Promise<void> {
  const { rows } =
    await sqlOfShown`select id from job where company_id = ${job.companyId} and likeness = ${job.likeness} and description = ${job.facts.description}
    and closed_on is null and (closes_on is null or closes_on >= ${today}::date) and id is distinct from ${jobId} limit 1`.execute(transaction);
  if (rows.length === 0) return;
  const problems = [{ pointer: '/body/title', message: 'A job with this title, these cities and this description is open already.' }];
  throw new Failure('conflict', 'This job is open already.', { code: 'CONFLICT', problems });
}

async function refuseTooMany(transaction: Transaction<Tables>, companyId: string): Promise<void> {
  const known = await transaction
    .selectFrom('job')
    .select('id')
    .where('company_id', '=', companyId)
    .where('feed', '=', typedJobs)
    .where('closed_on', 'is', null)
    .limit(mostTypedJobs)
    .execute();
  if (known.length >= mostTypedJobs) throw new Failure('conflict', 'There are as many jobs here as can be typed. Close some first.', { code: 'TOO_MANY' });
}

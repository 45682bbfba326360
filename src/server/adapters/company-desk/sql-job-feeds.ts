import { isFeedAddress } from '#core/company-desk/feed-address.ts';
import type { FeedReport } from '#core/company-desk/feed-report.ts';
import type { DeskFeed, FeedContent, JobFeeds } from '#core/company-desk/job-feeds.ts';
import { existing, Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import { readJobs } from '../jobs/desk-feeds.ts';
import { closeJobs, jobsOfFeed } from '../jobs/feed-rows.ts';
import { refreshJobSummaries } from '../jobs/refresh-job-summaries.ts';
import { readerPlace, writerPlace } from './desk-scope.ts';
import { domainsOfCompany } from './domain-signs.ts';
import { oneReading } from './one-reading.ts';
import { noteReading } from './read-due-feeds.ts';
import { takeDeskFeed, type FeedReading } from './take-desk-feed.ts';

const daysShown = 7;

/** Feeds of desks, of which a round reads each once a day. */
export class SqlJobFeeds implements JobFeeds {
  readonly #scope: RequestScope;
  readonly #fetchFrom: typeof fetch;

  constructor(scope: RequestScope, fetchFrom: typeof fetch) {
    this.#scope = scope;
    this.#fetchFrom = fetchFrom;
  }

  async feed(urlName: string): Promise<DeskFeed | null> {
    const { company } = await readerPlace(this.#scope, urlName);
    return this.#feedOf(company.id);
  }

  async check(urlName: string, content: FeedContent): Promise<FeedReport> {
    const { company } = await writerPlace(this.#scope, urlName);
    return takeDeskFeed(this.#reading, company, content, true);
  }

  async upload(urlName: string, text: string): Promise<FeedReport> {
    const { company } = await writerPlace(this.#scope, urlName);
    return takeDeskFeed(this.#reading, company, { text }, false);
  }

  async start(urlName: string, url: string, hour: number): Promise<DeskFeed> {
    const { db, today } = this.#scope;
    const { company } = await writerPlace(this.#scope, urlName);
    if (!isFeedAddress(url, await domainsOfCompany(db, company.id)))
      throw new Failure('invalid', 'This is neither the company’s address nor that of a known job board.', {
        code: 'RULE_BROKEN',
        problems: [{ pointer: '/body/url', message: 'This address cannot be read.' }],
      });
    const report = await takeDeskFeed(this.#reading, company, { url }, false);
    const read_on = today;
    await db
      .insertInto('job_feed')
      .values({ company_id: company.id, url, hour, since: today, read_on })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ url, hour, read_on }))
      .execute();
    await noteReading(db, company.id, report);
    return existing((await this.#feedOf(company.id)) ?? undefined);
  }

  async stop(urlName: string): Promise<void> {
    const { db, today, now } = this.#scope;
    const { company } = await writerPlace(this.#scope, urlName);
    await withAdvisoryLock(db, 'jobs', async (transaction) => {
      await transaction.deleteFrom('job_feed').where('company_id', '=', company.id).execute();
      await transaction.deleteFrom('job_feed_reading').where('company_id', '=', company.id).execute();
      const open = (await jobsOfFeed(transaction, readJobs, company.id)).filter(({ closed_on: closed }) => closed === null);
      await closeJobs(transaction, open, today);
    });
    await refreshJobSummaries(db, { now: () => now });
  }

  get #reading(): FeedReading {
    const { db, now } = this.#scope;
    return { db, now, fetchFrom: this.#fetchFrom, inTurn: oneReading };
  }

  async #feedOf(companyId: string): Promise<DeskFeed | null> {
    const { db, now } = this.#scope;
    const row = await db.selectFrom('job_feed').select(['url', 'hour', 'since']).where('company_id', '=', companyId).executeTakeFirst();
    if (!row) return null;
    const readings = await db
      .selectFrom('job_feed_reading')
      .select(['is_taken', 'report'])
      .where('company_id', '=', companyId)
      .where('read_on', '>', dayOf(now - daysShown * dayMs))
      .orderBy('read_on', 'desc')
      .execute();
    return { ...row, last: readings[0]?.report ?? null, readings: readings.length, taken: readings.filter(({ is_taken }) => is_taken).length };
  }
}

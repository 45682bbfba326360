import { sql, type Kysely } from 'kysely';
import type { FeedReport } from '#core/company-desk/feed-report.ts';
import { dayOf } from '#core/figures/ago.ts';
import { indiaAheadMs } from '#core/figures/durations.ts';
import type { FoundCompany } from '../companies/company-at.ts';
import type { Tables } from '../database/tables.ts';
import { takeDeskFeed, type FeedReading } from './take-desk-feed.ts';

/** Reads one feed that is due today, and tells whether there was one. */
export async function readDueFeed(reading: FeedReading): Promise<boolean> {
  const { db, now } = reading;
  const [today, hour] = [dayOf(now), new Date(now + indiaAheadMs).getUTCHours()];
  const { rows } = await sql<{ readonly companyId: string; readonly url: string }>`with due as (
      select company_id from job_feed where hour <= ${hour} and (read_on is null or read_on < ${today}::date) order by hour, company_id limit 1 for update skip locked)
    update job_feed set read_on = ${today}::date from due where job_feed.company_id = due.company_id returning job_feed.company_id as "companyId", url`.execute(
    db,
  );
  const [due] = rows;
  if (!due) return false;
  const company = await companyOf(db, due.companyId);
  if (company) await noteReading(db, company.id, await takeDeskFeed(reading, company, { url: due.url }, false));
  return true;
}

const companyOf = (db: Kysely<Tables>, id: string): Promise<FoundCompany | undefined> =>
  db.selectFrom('company').select(['id', 'url_name as urlName', 'name', 'industry']).where('id', '=', id).executeTakeFirst();

export async function noteReading(db: Kysely<Tables>, company_id: string, report: FeedReport): Promise<void> {
  const row = { is_taken: report.trouble === null, report: JSON.stringify(report) };
  await db
    .insertInto('job_feed_reading')
    .values({ company_id, read_on: report.on, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'read_on']).doUpdateSet(row))
    .execute();
}

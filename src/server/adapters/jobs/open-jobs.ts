import { sql, type RawBuilder } from 'kysely';

/** The day in India, where a statement knows no other. */
const indianToday = sql`(now() at time zone 'Asia/Kolkata')::date`;

const dayOfSql = (today: string | undefined): RawBuilder<unknown> => (today === undefined ? indianToday : sql`${today}::date`);

/** The condition that the day which the employer said has not passed. Jobs that a feed has dropped are left out by their index beside it. */
export const isNotOver = (today?: string): RawBuilder<unknown> => sql`(job.closes_on is null or job.closes_on >= ${dayOfSql(today)})`;

/** The one condition by which a job is open, in every list and every count: no feed has dropped it, and its last day has not passed. `isOpenOn` says the same of a row. */
export const isOpenJob = (today?: string): RawBuilder<unknown> => sql`job.closed_on is null and ${isNotOver(today)}`;

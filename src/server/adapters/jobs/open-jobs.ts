import { sql, type RawBuilder } from 'kysely';

const indianToday = sql`(now() at time zone 'Asia/Kolkata')::date`;

const dayOfSql = (today: string | undefined): RawBuilder<unknown> => (today === undefined ? indianToday : sql`${today}::date`);

/** Tests the employer's last day; the index already excludes jobs dropped by feeds. */
export const isNotOver = (today?: string): RawBuilder<unknown> => sql`(job.closes_on is null or job.closes_on >= ${dayOfSql(today)})`;

/** Shared definition of an open job for lists and counts; `isOpenOn` is its twin for rows. */
export const isOpenJob = (today?: string): RawBuilder<unknown> => sql`job.closed_on is null and ${isNotOver(today)}`;

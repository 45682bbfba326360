import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { wordsOfJob } from './words-of-job.ts';
import type { MappedJob } from './map-feed-jobs.ts';

type In = Transaction<Tables>;

export interface StoredJob {
  readonly company_id: string;
  readonly id: string;
  readonly feed_key: string;
  readonly title: string;
  readonly fingerprint: string;
  readonly first_seen: string;
  readonly said_open_on: string | null;
  readonly reposts: number;
  readonly closed_on: string | null;
  readonly taken_down_on: string | null;
}

export interface JobTimes {
  readonly first_seen: string;
  readonly last_confirmed: string;
  readonly said_open_on: string | null;
  readonly reposts: number;
}

/** Balances speed against the parameter limit of a statement. */
const rowsAtOnce = 500;

/** Jobs written at once, whose words take long to find. */
const jobsAtOnce = 50;

async function inParts<Row>(rows: readonly Row[], work: (part: readonly Row[]) => Promise<unknown>, most = rowsAtOnce): Promise<void> {
  for (let at = 0; at < rows.length; at += most) await work(rows.slice(at, at + most));
}

export const storedColumns = [
  'company_id',
  'id',
  'feed_key',
  'title',
  'fingerprint',
  'first_seen',
  'said_open_on',
  'reposts',
  'closed_on',
  'taken_down_on',
] as const;

/** Jobs of a feed, of one company where companies share its name. */
export const jobsOfFeed = (transaction: In, feed: string, companyId?: string): Promise<readonly StoredJob[]> =>
  transaction
    .selectFrom('job')
    .select(storedColumns)
    .where('feed', '=', feed)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .execute();

/** Jobs by likeness that were taken down, and do not come back. */
export async function takenDownAmong(transaction: In, jobs: readonly MappedJob[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await inParts(jobs, async (part) => {
    const { rows } = await sql<{ readonly likeness: string }>`select job.likeness
      from unnest(${part.map(({ companyId }) => companyId)}::text[], ${part.map(({ likeness }) => likeness)}::text[]) as asked (company_id, likeness)
      join job on job.company_id = asked.company_id and job.likeness = asked.likeness where job.taken_down_on is not null`.execute(transaction);
    for (const { likeness } of rows) found.add(likeness);
  });
  return found;
}

/** First sighting and repost count of a similar job; only closed jobs qualify. */
export interface AlikeJob {
  readonly first_seen: string;
  readonly reposts: number;
}

/** Closed similar jobs by likeness; `going` are about to be closed by this import. */
export async function goneAlike(
  transaction: In,
  jobs: readonly MappedJob[],
  going: readonly StoredJob[],
  today: string,
): Promise<ReadonlyMap<string, AlikeJob>> {
  const found = new Map<string, AlikeJob>();
  const ids = going.map(({ id }) => id);
  const asked = [...new Map(jobs.map((job) => [job.likeness, job])).values()];
  await inParts(asked, async (part) => {
    const { rows } = await sql<AlikeJob & { readonly likeness: string }>`
      select alike.likeness, min(alike.first_seen) as first_seen, max(alike.reposts) as reposts
      from unnest(${part.map(({ companyId }) => companyId)}::text[], ${part.map(({ likeness }) => likeness)}::text[]) as asked (company_id, likeness)
      join job as alike on alike.company_id = asked.company_id and alike.likeness = asked.likeness
      where alike.closed_on is not null or alike.closes_on < ${today}::date or alike.id = any(${ids}::text[])
      group by alike.likeness`.execute(transaction);
    for (const { likeness, ...alike } of rows) found.set(likeness, alike);
  });
  return found;
}

const columnsOf = (job: MappedJob) => ({
  ...job.facts,
  likeness: job.likeness,
  fingerprint: job.fingerprint,
  words: wordsOfJob({ title: job.facts.title, company: job.companyName, skills: job.skills, description: job.facts.description }),
});

export const addJobs = (transaction: In, feed: string, jobs: readonly { readonly id: string; readonly job: MappedJob; readonly times: JobTimes }[]) =>
  inParts(
    jobs,
    (part) =>
      transaction
        .insertInto('job')
        .values(part.map(({ id, job, times }) => ({ ...columnsOf(job), ...times, company_id: job.companyId, id, feed, feed_key: job.key, closed_on: null })))
        .execute(),
    jobsAtOnce,
  );

export const changeJob = (transaction: In, { company_id, id }: StoredJob, job: MappedJob, times: JobTimes) =>
  transaction
    .updateTable('job')
    .set({ ...columnsOf(job), ...times, closed_on: null })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();

export async function factsOfJobs(transaction: In, jobs: readonly StoredJob[]): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const found = new Map<string, Readonly<Record<string, unknown>>>();
  await inParts(jobs, async (part) => {
    const { rows } = await sql<Readonly<Record<string, unknown>> & { readonly id: string }>`select job.* from ${these(part)}
      join job on job.company_id = these.company_id and job.id = these.id`.execute(transaction);
    for (const row of rows) found.set(row.id, row);
  });
  return found;
}

export const confirmJobs = (transaction: In, jobs: readonly StoredJob[], today: string) =>
  inParts(jobs, (part) =>
    sql`update job set last_confirmed = ${today}::date from ${these(part)}
      where job.company_id = these.company_id and job.id = these.id and job.last_confirmed < ${today}::date`.execute(transaction),
  );

export const closeJobs = (transaction: In, jobs: readonly StoredJob[], today: string) =>
  inParts(jobs, (part) =>
    sql`update job set closed_on = ${today}::date from ${these(part)} where job.company_id = these.company_id and job.id = these.id`.execute(transaction),
  );

const these = (jobs: readonly StoredJob[]) =>
  sql`unnest(${jobs.map(({ company_id }) => company_id)}::text[], ${jobs.map(({ id }) => id)}::text[]) as these (company_id, id)`;

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { JobSort } from '#core/jobs/job-search.ts';
import { mostCountedJobs } from '#core/jobs/jobs.ts';
import type { Tables } from '../database/tables.ts';
import type { JobConditions } from './job-conditions.ts';

/** The keyset position of a job: its place in the order asked for. */
export interface JobPosition {
  readonly id: string;
  readonly key: number;
  readonly firstSeen: string;
}

/** What is read of a list: in which order, from where on, and how many. */
export interface AskedPositions {
  readonly conditions: JobConditions;
  readonly sort: JobSort;
  readonly today: string;
  readonly after: JobPosition | undefined;
  readonly limit: number;
  /** A job that is shown before all others, and therefore not among them. */
  readonly without: string | null;
}

/** The jobs among the first ones of an order that are looked through in its index, before the index of what is rare is asked. */
const lookedThrough = 10_000;
/** Those of them whose words are read, each from its row. */
const readForWords = 2_000;

const keys: Readonly<Record<JobSort, RawBuilder<unknown>>> = { newest: sql`0`, pay: sql`job.pay_key`, rating: sql`job.rating_key` };
const orders: Readonly<Record<JobSort, RawBuilder<unknown>>> = {
  newest: sql`job.first_seen desc, job.id desc`,
  pay: sql`job.pay_key desc, job.first_seen desc, job.id desc`,
  rating: sql`job.rating_key desc, job.first_seen desc, job.id desc`,
};

const behind = (sort: JobSort, { id, key, firstSeen }: JobPosition): RawBuilder<unknown> =>
  ({
    newest: sql`(job.first_seen, job.id) < (${firstSeen}::date, ${id})`,
    pay: sql`(job.pay_key, job.first_seen, job.id) < (${key}::bigint, ${firstSeen}::date, ${id})`,
    rating: sql`(job.rating_key, job.first_seen, job.id) < (${key}::smallint, ${firstSeen}::date, ${id})`,
  })[sort];

/** All that answers, as indexes find it. */
const whichOf = ({ companies, indexed, tested, words }: JobConditions): RawBuilder<unknown> =>
  all([
    ...(companies === undefined ? indexed : [sql`job.company_id = any(${companies}::text[])`, ...tested]),
    ...words.map((query) => sql`job.words @@ ${query}::tsquery`),
  ]);

const isOpen = (today: string): RawBuilder<unknown> => sql`(job.closes_on is null or job.closes_on >= ${today}::date)`;

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([sql`true`, ...conditions], sql` and `);

/** The condition that some open job answers. */
export const hasOpenJobs = (conditions: JobConditions, today: string): RawBuilder<unknown> =>
  sql`exists (select from job where job.closed_on is null and ${isOpen(today)} and ${whichOf(conditions)})`;

/** So many open jobs say well enough in which cities there are some. */
const readForCities = 2_000;

/** The cities of open jobs, each as often as a job is there. */
export const citiesOfOpenJobs = (conditions: JobConditions, today: string): RawBuilder<unknown> =>
  sql`select unnest(city_ids) as city_id from (select job.city_ids from job where job.closed_on is null and ${isOpen(today)} and ${whichOf(conditions)} limit ${sql.lit(readForCities)}) as open_jobs`;

/** Positions of open jobs in an order, and how many there are in all, up to the limit, where that was found on the way. */
export interface FoundPositions {
  readonly positions: readonly JobPosition[];
  readonly count?: number;
}

/**
 * Finds the jobs of a page. What is common is among the first of the order, which are looked through in the index of that order. What is rare is not, and then all that
 * answers is read by the index of facets and words, and sorted: so neither needs a guess of how common it is. The jobs of several companies are few enough to be looked through whole.
 */
export async function findPositions(db: Kysely<Tables>, asked: AskedPositions): Promise<FoundPositions> {
  const { conditions, limit } = asked;
  if ((conditions.companies?.length ?? 1) === 1) {
    const { rows } = await amongFirst(asked).execute(db);
    if (rows.length >= limit) return { positions: rows };
  }
  const { rows } = await amongAll(asked).execute(db);
  return { positions: rows.flatMap((row) => (row.id === null ? [] : row)), count: Math.min(rows[0]?.count ?? 0, mostCountedJobs) };
}

const position = (sort: JobSort): RawBuilder<unknown> => sql`job.id, job.first_seen as "firstSeen", ${keys[sort]} as key`;

/** The columns that the index of each order holds. */
const covered = sql`job.id, job.first_seen, job.facets, job.experience_from, job.experience_to, job.closes_on`;

function amongFirst({ conditions, sort, today, after, limit, without }: AskedPositions): RawBuilder<JobPosition> {
  const [companyId] = conditions.companies ?? [];
  const first = sql`select ${covered}${sort === 'newest' ? sql`` : sql`, ${keys[sort]}`} from job
    where job.closed_on is null ${companyId === undefined ? sql`` : sql`and job.company_id = ${companyId}`} ${after ? sql`and ${behind(sort, after)}` : sql``}
    order by ${orders[sort]} limit ${sql.lit(lookedThrough)}`;
  const answering = sql`select * from (${first}) as job where ${isOpen(today)} and ${all(conditions.tested)} and job.id is distinct from ${without} order by ${orders[sort]}`;
  return sql`select ${position(sort)} from (${withWords(answering, conditions, readForWords)}) as job order by ${orders[sort]} limit ${limit}`;
}

/** Those of some jobs that have the words, of so many as are read for them. */
const withWords = (jobs: RawBuilder<unknown>, { words }: JobConditions, most: number): RawBuilder<unknown> =>
  words.length === 0
    ? jobs
    : sql`select * from (${jobs} limit ${sql.lit(most)}) as job where exists (select from job as own where own.id = job.id and ${all(words.map((query) => sql`own.words @@ ${query}::tsquery`))})`;

function amongAll({
  conditions,
  sort,
  today,
  after,
  limit,
  without,
}: AskedPositions): RawBuilder<(JobPosition | { readonly id: null }) & { readonly count: number }> {
  return sql`with found as materialized (
      select job.id, job.first_seen, job.pay_key, job.rating_key from job where job.closed_on is null and ${isOpen(today)} and ${whichOf(conditions)})
    select counted.count, page.* from (select count(*)::integer as count from found) as counted left join (
      select ${position(sort)} from found as job where job.id is distinct from ${without} ${after ? sql`and ${behind(sort, after)}` : sql``} order by ${orders[sort]} limit ${limit}) as page on true
    order by page.key desc, page."firstSeen" desc, page.id desc`;
}

/** The jobs that a sample holds, and the fewest of them that have to answer before more are taken for granted. Names are random, so that the first ones are a fair sample. */
const sampled = 2_000;
const sampledForWords = 300;
const fewestInSample = 12;
/** So many times the limit have to be expected before that is said without counting. */
const surely = 3;

/** How many open jobs answer, up to the limit. What is so common in a sample that there are surely more is not counted. `openJobs` is how many there are in all, as they were counted last. */
export async function countJobs(
  db: Kysely<Tables>,
  { conditions, today, openJobs }: Pick<AskedPositions, 'conditions' | 'today'> & { readonly openJobs: number },
): Promise<number> {
  const { companies, tested, words } = conditions;
  if (companies === undefined && openJobs >= surely * mostCountedJobs) {
    const size = words.length > 0 ? sampledForWords : sampled;
    const sample = sql`select ${covered} from job where job.closed_on is null order by job.id limit ${sql.lit(size)}`;
    const answering = sql`select * from (${sample}) as job where ${isOpen(today)} and ${all(tested)}`;
    const inSample = await countIn(db, sql`(${withWords(answering, conditions, size)}) as job`);
    if (inSample >= fewestInSample && (inSample / size) * openJobs >= surely * mostCountedJobs) return mostCountedJobs;
  }
  return countIn(
    db,
    sql`(select from job where job.closed_on is null and ${isOpen(today)} and ${whichOf(conditions)} limit ${sql.lit(mostCountedJobs)}) as counted`,
  );
}

async function countIn(db: Kysely<Tables>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}

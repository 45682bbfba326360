import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { JobSort } from '#core/jobs/job-search.ts';
import { mostCountedJobs } from '#core/jobs/jobs.ts';
import type { Tables } from '../database/tables.ts';
import type { JobConditions } from './job-conditions.ts';
import { facetRange } from './job-facets.ts';
import { isNotOver, isOpenJob } from './open-jobs.ts';

export interface JobPosition {
  readonly id: string;
  readonly key: number;
  readonly firstSeen: string;
}

export interface AskedPositions {
  readonly conditions: JobConditions;
  readonly sort: JobSort;
  readonly today: string;
  readonly after: JobPosition | undefined;
  readonly limit: number;
  /** Job already shown on top, so excluded here. */
  readonly without: string | null;
}

/** Searches this far in the order's index before using the index for rare matches. */
const lookedThrough = 10_000;
/** Limits reading of words, which need the row. */
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

const whichOf = ({ companies, indexed, tested, words }: JobConditions): RawBuilder<unknown> =>
  all([
    ...(companies === undefined ? indexed : [sql`job.company_id = any(${companies}::text[])`, ...tested]),
    ...words.map((query) => sql`job.words @@ ${query}::tsquery`),
  ]);

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([sql`true`, ...conditions], sql` and `);

export const hasOpenJobs = (conditions: JobConditions, today: string): RawBuilder<unknown> =>
  sql`exists (select 1 from job where ${isOpenJob(today)} and ${whichOf(conditions)})`;

/** Reads at most this many matching jobs for their cities. */
const readForCities = 5_000;

export function citiesOfOpenJobs(conditions: JobConditions, today: string): RawBuilder<unknown> {
  const [low, high] = facetRange('city');
  return sql`select city.url_name, city.name, count(*) as count from (
      select job.facets from job where ${isOpenJob(today)} and ${whichOf(conditions)} limit ${sql.lit(readForCities)}) as job
    cross join lateral unnest(job.facets) as facet join city on city.id = facet - ${low}::integer
    where facet >= ${low}::integer and facet < ${high}::integer group by 1, 2`;
}

export interface FoundPositions {
  readonly positions: readonly JobPosition[];
  readonly count?: number;
}

/** Scans the order's index for common matches, then sorts all rare ones from the facet index. */
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

const covered = sql`job.id, job.first_seen, job.facets, job.experience_from, job.experience_to, job.closes_on`;

function amongFirst({ conditions, sort, today, after, limit, without }: AskedPositions): RawBuilder<JobPosition> {
  const [companyId] = conditions.companies ?? [];
  const first = sql`select ${covered}${sort === 'newest' ? sql`` : sql`, ${keys[sort]}`} from job
    where job.closed_on is null ${companyId === undefined ? sql`` : sql`and job.company_id = ${companyId}`} ${after ? sql`and ${behind(sort, after)}` : sql``}
    order by ${orders[sort]} limit ${sql.lit(lookedThrough)}`;
  const answering = sql`select * from (${first}) as job where ${isNotOver(today)} and ${all(conditions.tested)} and job.id is distinct from ${without} order by ${orders[sort]}`;
  return sql`select ${position(sort)} from (${withWords(answering, conditions, readForWords)}) as job order by ${orders[sort]} limit ${limit}`;
}

/** Filters jobs by words, reading at most `most`. */
const withWords = (jobs: RawBuilder<unknown>, { words }: JobConditions, most: number): RawBuilder<unknown> =>
  words.length === 0
    ? jobs
    : sql`select * from (${jobs} limit ${sql.lit(most)}) as job where job.id in (select own.id from job as own where ${all(words.map((query) => sql`own.words @@ ${query}::tsquery`))})`;

function amongAll({
  conditions,
  sort,
  today,
  after,
  limit,
  without,
}: AskedPositions): RawBuilder<(JobPosition | { readonly id: null }) & { readonly count: number }> {
  return sql`with found as materialized (
      select job.id, job.first_seen, job.pay_key, job.rating_key from job where ${isOpenJob(today)} and ${whichOf(conditions)})
    select counted.count, page.* from (select count(*)::integer as count from found) as counted left join (
      select ${position(sort)} from found as job where job.id is distinct from ${without} ${after ? sql`and ${behind(sort, after)}` : sql``} order by ${orders[sort]} limit ${limit}) as page on true
    order by page.key desc, page."firstSeen" desc, page.id desc`;
}

/** Sample size, fair because ids are random, and the minimum of matches for an estimate. */
const sampled = 2_000;
const sampledForWords = 300;
const fewestInSample = 12;
/** Expected multiple of the limit that makes counting unnecessary. */
const surely = 3;

/** Counts matches up to the limit, estimating from a sample where they are plainly more. */
export async function countJobs(
  db: Kysely<Tables>,
  { conditions, today, openJobs }: Pick<AskedPositions, 'conditions' | 'today'> & { readonly openJobs: number },
): Promise<number> {
  const { companies, tested, words } = conditions;
  if (companies === undefined && openJobs >= surely * mostCountedJobs) {
    const size = words.length > 0 ? sampledForWords : sampled;
    const sample = sql`select ${covered} from job where job.closed_on is null order by job.id limit ${sql.lit(size)}`;
    const answering = sql`select * from (${sample}) as job where ${isNotOver(today)} and ${all(tested)}`;
    const inSample = await countIn(db, sql`(${withWords(answering, conditions, size)}) as job`);
    if (inSample >= fewestInSample && (inSample / size) * openJobs >= surely * mostCountedJobs) return mostCountedJobs;
  }
  return countIn(db, sql`(select 1 from job where ${isOpenJob(today)} and ${whichOf(conditions)} limit ${sql.lit(mostCountedJobs)}) as counted`);
}

async function countIn(db: Kysely<Tables>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}

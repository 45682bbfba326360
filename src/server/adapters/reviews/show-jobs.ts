import { sql, type Transaction } from 'kysely';
import { firstCountedYear } from '#core/crowds/counted-years.ts';
import { nextLevels, slicesOf, wholeJob, type CountedReview, type JobSlice } from '#core/crowds/shown-levels.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { jobColumns, jobColumnsOf, unsealedJob } from './sealed-job.ts';

type In = Transaction<Tables>;

interface Deciding {
  readonly companyId: string;
  readonly secrets: Secrets;
  readonly firstYear: number;
}

/** Decides how much of the jobs reviews reveal, and the resulting filters. */
export async function showJobs(transaction: In, companyId: string, { now, secrets }: { readonly now: number; readonly secrets: Secrets }): Promise<void> {
  const deciding = { companyId, secrets, firstYear: firstCountedYear(now) };
  await sql`update review set shown_level = 0, counted_level = 0 where company_id = ${companyId} and status = 'DELETED' and counted_level > 0`.execute(
    transaction,
  );
  await hideUncounted(transaction, deciding);
  await showMore(transaction, deciding);
  await slice(transaction, companyId);
}

interface DecidedReview extends CountedReview {
  readonly id: string;
  readonly version: number;
}

const rowsAtATime = 5_000;

/** Seals parts below the shown level, and whole jobs of reviews that never count. */
async function hideUncounted(transaction: In, { companyId, secrets }: Omit<Deciding, 'firstYear'>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await transaction
      .selectFrom('review')
      .select(['id', 'version', 'shown_level', 'counted_level', 'counted_year', ...jobColumns])
      .where('company_id', '=', companyId)
      .where('status', '<>', 'DELETED')
      .where(({ and, or, eb }) =>
        or([and([eb('sealed_job', 'is', null), eb('shown_level', '<', wholeJob)]), and([eb('shown_level', '>', 0), eb('counted_year', 'is', null)])]),
      )
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtATime)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const hidden = rows.map((row) => {
      const level = row.counted_year === null ? 0 : row.shown_level;
      return { ...unsealedJob(secrets, row), id: row.id, version: row.version, counted: row.counted_level, level };
    });
    await write(transaction, { companyId, secrets }, hidden);
  }
}

/** Applies the core's rule; skips reviews that already show everything. */
async function showMore(transaction: In, { companyId, secrets, firstYear }: Deciding): Promise<void> {
  const waiting: DecidedReview[] = [];
  for (let last = ''; ;) {
    const rows = await transaction
      .selectFrom('review')
      .select(['id', 'version', 'shown_level', 'counted_level', ...jobColumns])
      .where('company_id', '=', companyId)
      .where('status', '=', 'LIVE')
      .where('counted_year', '>=', firstYear)
      .where('sealed_job', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtATime)
      .execute();
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? last;
    for (const row of rows)
      waiting.push({ ...unsealedJob(secrets, row), id: row.id, version: row.version, level: row.shown_level, counted: row.counted_level });
  }
  const shown = [...nextLevels(waiting)].map(([review, level]) => ({ ...review, level }));
  for (let from = 0; from < shown.length; from += rowsAtATime) await write(transaction, { companyId, secrets }, shown.slice(from, from + rowsAtATime));
}

/** Saves decisions, except for reviews edited meanwhile, which are decided again. */
async function write(transaction: In, { companyId, secrets }: Omit<Deciding, 'firstYear'>, decided: readonly DecidedReview[]): Promise<void> {
  const rows = decided.map(({ id, version, level, ...job }) => ({ id, version, level, ...jobColumnsOf(secrets, id, job, level) }));
  await sql`update review set shown_level = level, counted_level = greatest(counted_level, level), department_id = found.department_id,
      designation_id = found.designation_id, city_id = found.city_id, employment = found.employment, is_current = found.is_current, sealed_job = found.sealed_job
    from json_to_recordset(${JSON.stringify(rows)}) as found (id text, version integer, level smallint, department_id integer, designation_id integer, city_id integer,
      employment text, is_current boolean, sealed_job text)
    where company_id = ${companyId} and review.id = found.id and review.version = found.version and status <> 'DELETED'`.execute(transaction);
}

async function slice(transaction: In, companyId: string): Promise<void> {
  const { rows: shown } = await sql<JobSlice>`
    select shown_level as level, department_id as department, designation_id as designation, city_id as city, employment, is_current as "isCurrent", count(*)::integer as count
    from review where company_id = ${companyId} and status = 'LIVE' and shown_level > 0 group by 1, 2, 3, 4, 5, 6`.execute(transaction);
  await transaction.deleteFrom('review_slice').where('company_id', '=', companyId).execute();
  await sql`insert into review_slice (company_id, level, department_id, designation_id, city_id, employment, is_current, reviews_count)
    select ${companyId}, level, department, coalesce(designation, 0), coalesce(city, 0), coalesce(employment, ''), coalesce("isCurrent", false), count
    from json_to_recordset(${JSON.stringify(slicesOf(shown))})
      as found (level smallint, department integer, designation integer, city integer, employment text, "isCurrent" boolean, count integer)`.execute(
    transaction,
  );
}

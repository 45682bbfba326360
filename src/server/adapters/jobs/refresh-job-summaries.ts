import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { employmentTypes } from '#core/careers/employment-type.ts';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { ctcStepNames, freshnessDays } from '#core/jobs/job-search.ts';
import { workplaces } from '#core/jobs/job.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import type { Tables } from '../database/tables.ts';
import type { SummaryName } from '../summaries/summary-name.ts';
import { daysBefore } from './days-before.ts';
import { facetFrom, type FacetKind } from './job-facets.ts';
import type { JobOptionKind } from './job-option-table.ts';
import { isOpenJob } from './open-jobs.ts';

type In = Transaction<Tables>;

interface CountedOption {
  readonly kind: JobOptionKind;
  readonly option: string;
  readonly count: number;
}

/** Counting everything may take long, so the caller's transaction sets the timeout. */
const select = sql.raw(withoutTimeout('select'));

const optionOf: Readonly<Partial<Record<FacetKind, (number: number) => string | undefined>>> = {
  designation: String,
  city: String,
  skill: String,
  workplace: (number) => workplaces[number - 1],
  employment: (number) => employmentTypes[number - 1],
  ctc: (number) => ctcStepNames[number - 1],
};

/** Recounts open jobs after imports and hourly, and copies the company ratings that jobs are sorted by. */
export async function refreshJobSummaries(db: Kysely<Tables>, clock: Pick<Clock, 'now'>): Promise<void> {
  const today = dayOf(clock.now());
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    const isOpen = isOpenJob(today);
    await takeOverRatings(transaction);
    const options = [...(await byFacet(transaction, isOpen)), ...(await byColumn(transaction, isOpen, today))];
    await write(transaction, options, isOpen);
  });
}

/** Writes only ratings that changed. */
async function takeOverRatings(transaction: In): Promise<void> {
  await sql`update job set rating_key = company.rating_key from company where company.id = job.company_id and closed_on is null and job.rating_key <> company.rating_key`.execute(
    transaction,
  );
}

async function byFacet(transaction: In, isOpen: RawBuilder<unknown>): Promise<readonly CountedOption[]> {
  const { rows } = await sql<{ readonly facet: number; readonly count: number }>`${select} facet, count(*)::integer as count
    from job cross join lateral unnest(facets) as each (facet) where ${isOpen} group by facet`.execute(transaction);
  return rows.flatMap(({ facet, count }) => {
    const found = facetFrom(facet);
    const option = found && optionOf[found.kind]?.(found.number);
    return found && option !== undefined ? [{ kind: found.kind as JobOptionKind, option, count }] : [];
  });
}

async function byColumn(transaction: In, isOpen: RawBuilder<unknown>, today: string): Promise<readonly CountedOption[]> {
  const fresh = freshnessDays.map((days) => sql`count(*) filter (where first_seen >= ${daysBefore(today, days)}::date)::integer`);
  const { rows } = await sql<{ readonly all: number; readonly fresh: readonly number[] }>`${select} count(*)::integer as all, array[${sql.join(fresh)}] as fresh
    from job where ${isOpen}`.execute(transaction);
  const { rows: industries } = await sql<{ readonly industry: string; readonly count: number }>`${select} industry, count(*)::integer as count
    from job where ${isOpen} group by industry`.execute(transaction);
  return [
    { kind: 'all', option: '', count: rows[0]?.all ?? 0 },
    ...freshnessDays.map((days, at): CountedOption => ({ kind: 'freshness', option: String(days), count: rows[0]?.fresh[at] ?? 0 })),
    ...industries.map(({ industry, count }): CountedOption => ({ kind: 'industry', option: industry, count })),
  ];
}

/** Writes changed counts only and updates the search for companies whose count changed. */
async function write(transaction: In, options: readonly CountedOption[], isOpen: RawBuilder<unknown>): Promise<void> {
  await sql`with counted as (
      select kind, option, count from json_to_recordset(${JSON.stringify(options)}) as given (kind text, option text, count integer) where count > 0
      union all select 'company', company_id, count(*)::integer from job where ${isOpen} group by company_id),
    gone as (delete from job_option where not exists (select 1 from counted where counted.kind = job_option.kind and counted.option = job_option.option)
      returning kind, option),
    written as (insert into job_option (kind, option, jobs_count) select kind, option, count from counted
      on conflict (kind, option) do update set jobs_count = excluded.jobs_count where job_option.jobs_count <> excluded.jobs_count returning kind, option)
    insert into stale_summary (company_id, summary) select company.id, ${'search' satisfies SummaryName} from (select * from gone union all select * from written) as changed
      join company on company.id = changed.option where changed.kind = 'company' on conflict do nothing`.execute(transaction);
}

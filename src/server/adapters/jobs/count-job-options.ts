import { sql, type Kysely, type RawBuilder } from 'kysely';
import { employmentTypes } from '#core/careers/employment-type.ts';
import type { JobFilters } from '#core/jobs/job-filters.ts';
import { ctcStepNames, freshnessDays } from '#core/jobs/job-search.ts';
import { workplaces } from '#core/jobs/job.ts';
import { mostCountedJobs } from '#core/jobs/jobs.ts';
import type { Tables } from '../database/tables.ts';
import { daysBefore } from './days-before.ts';
import { groupedConditions, type AskedJobs, type ChosenGroup, type GroupedConditions } from './job-conditions.ts';
import { facetRange, highestFacet, leastFacet } from './job-facets.ts';
import type { JobOptionKind } from './job-option-table.ts';
import { readJobOptions } from './job-options.ts';
import { isNotOver } from './open-jobs.ts';

/** Counts filters in one pass: a job failing none counts in every group, one failing one in that alone. */
export async function countJobOptions(db: Kysely<Tables>, asked: AskedJobs): Promise<JobFilters> {
  const conditions = await groupedConditions(db, asked);
  return readJobOptions(db, { from: sql`counted`, by: countedAmong(conditions, asked.today) });
}

const all = (tests: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([sql`true`, ...tests], sql` and `);

const [low, high] = [sql.lit(leastFacet), sql.lit(highestFacet)];
const lowOf = (kind: JobOptionKind): RawBuilder<unknown> => sql.lit(facetRange(kind)[0]);
const highOf = (kind: JobOptionKind): RawBuilder<unknown> => sql.lit(facetRange(kind)[1]);

/** Counts groups a job fails, with the facets of a single failed one, or of all if none. */
const failing = (groups: readonly ChosenGroup[]): RawBuilder<unknown> =>
  sql`${sql.join([sql`0`, ...groups.map(({ test }) => sql`(not ${test})::integer`)], sql` + `)} as fails,
    ${firstFailing(groups, lowOf, low)} as low, ${firstFailing(groups, highOf, high)} as high`;

const firstFailing = (groups: readonly ChosenGroup[], ofKind: (kind: JobOptionKind) => RawBuilder<unknown>, none: RawBuilder<unknown>) =>
  groups.length === 0
    ? none
    : sql`case ${sql.join(
        groups.map(({ kind, test }) => sql`when not ${test} then ${ofKind(kind)}`),
        sql` `,
      )} else ${none} end`;

/** Newest open jobs, one beyond the counting limit. */
const newest = ({ companies }: GroupedConditions, limit: number): RawBuilder<unknown> =>
  sql`select job.company_id, job.facets, job.first_seen, job.experience_from, job.experience_to, job.closes_on, job.words from job
    where job.closed_on is null ${companies === undefined ? sql`` : sql`and job.company_id = any(${companies}::text[])`}
    order by job.first_seen desc, job.id desc limit ${sql.lit(limit)}`;

/** Counts in the rows of the overall counts; row `among` gives the sample size when there are more. */
function countedAmong(conditions: GroupedConditions, today: string): RawBuilder<unknown> {
  const { always, groups } = conditions;
  const counts = (kind: JobOptionKind) => sql`low <= ${lowOf(kind)} and high >= ${lowOf(kind)}`;
  const fresh = freshnessDays.map((days) => sql`(${String(days)}, ${daysBefore(today, days)}::date)`);
  return sql`with tested as (
      select job.company_id, job.facets, job.first_seen, ${failing(groups)}
      from (${newest(conditions, mostCountedJobs)}) as job where ${isNotOver(today)} and ${all(always)}),
    fitting as materialized (select company_id, facets, first_seen, low, high from tested where fails <= 1),
    by_facet as materialized (
      select facet, count(*)::integer as jobs_count from fitting cross join lateral unnest(facets) as each (facet)
      ${groups.length === 0 ? sql`` : sql`where facet between low and high`} group by facet),
    counted (kind, option, jobs_count) as (
      ${sql.join(byNumber, sql` union all `)}
      union all select 'industry', industry.url_name, jobs_count from by_facet join industry on facet = hashtext(industry.url_name) | (1 << 31)
      union all select 'company', company_id, count(*)::integer from fitting where ${counts('company')} group by company_id
      union all select 'freshness', step.days, (select count(*)::integer from fitting where ${counts('freshness')} and first_seen >= step.since)
        from (values ${sql.join(fresh)}) as step (days, since)
      union all select 'all', '', count(*)::integer from fitting where ${counts('all')}
      union all select 'among', '', ${sql.lit(mostCountedJobs)} where (select count(*) from (${newest(conditions, mostCountedJobs + 1)}) as more) > ${sql.lit(mostCountedJobs)})`;
}

const ofKind = (kind: 'designation' | 'city' | 'skill' | 'workplace' | 'employment' | 'ctc', option: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${sql.lit(kind)}, ${option}, jobs_count from by_facet where facet between ${lowOf(kind)} and ${highOf(kind)}`;

const number = sql`(facet & 16777215)`;
const byId = sql`${number}::text`;
const inList = (list: readonly string[]): RawBuilder<unknown> => sql`(${list}::text[])[${number}]`;

const byNumber: readonly RawBuilder<unknown>[] = [
  ofKind('designation', byId),
  ofKind('city', byId),
  ofKind('skill', byId),
  ofKind('workplace', inList(workplaces)),
  ofKind('employment', inList(employmentTypes)),
  ofKind('ctc', inList(ctcStepNames)),
];

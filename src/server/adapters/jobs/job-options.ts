import { sql, type Kysely, type RawBuilder } from 'kysely';
import { employmentTypes } from '#core/careers/employment-type.ts';
import { mostJobOptions, type JobFilters, type JobOption } from '#core/jobs/job-filters.ts';
import { ctcStepNames, freshnessDays } from '#core/jobs/job-search.ts';
import { workplaces } from '#core/jobs/job.ts';
import type { Tables } from '../database/tables.ts';
import type { JobOptionKind } from './job-option-table.ts';

type NamedKind = 'company' | 'designation' | 'skill' | 'city' | 'industry';

interface OptionRow {
  readonly kind: JobOptionKind | 'among';
  readonly option: string;
  readonly name: string;
  readonly count: number;
}

const namedBy: Readonly<Record<NamedKind, RawBuilder<unknown>>> = {
  company: sql`company as named on named.id = listed.option`,
  designation: sql`designation as named on named.id = listed.option::integer`,
  skill: sql`skill as named on named.id = listed.option::integer`,
  city: sql`city as named on named.id = listed.option::integer`,
  industry: sql`industry as named on named.url_name = listed.option`,
};

/** Top options of a kind, merging those with the same URL name. */
const most = (kind: NamedKind, counted: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${sql.lit(kind)} as kind, named.url_name as option, min(named.name) as name, sum(listed.jobs_count)::integer as count
    from (select * from ${counted} where kind = ${sql.lit(kind)} order by jobs_count desc, option limit ${sql.lit(mostJobOptions)}) as listed
    join ${namedBy[kind]} group by named.url_name)`;

const choices = (counted: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select kind, option, '' as name, jobs_count as count from ${counted} where kind in ('all', 'among', 'employment', 'workplace', 'ctc', 'freshness'))`;

/** Option counts: `from` is their source, `by` computes them where no table has them. */
export interface CountedOptions {
  readonly from: RawBuilder<unknown>;
  readonly by: RawBuilder<unknown>;
}

export const countedLast: CountedOptions = { from: sql`job_option`, by: sql`` };

export async function readJobOptions(db: Kysely<Tables>, { from, by }: CountedOptions): Promise<JobFilters> {
  const kinds: readonly NamedKind[] = ['company', 'designation', 'skill', 'city', 'industry'];
  const options = sql.join([...kinds.map((kind) => most(kind, from)), choices(from)], sql` union all `);
  const { rows } = await sql<OptionRow>`${by} select * from (${options}) as options order by count desc, option`.execute(db);
  const of = (kind: OptionRow['kind']): readonly OptionRow[] => rows.filter((row) => row.kind === kind);
  const named = (kind: NamedKind): readonly JobOption[] => of(kind).map(({ option: urlName, name, count: jobsCount }) => ({ urlName, name, jobsCount }));
  const chosen = <Choice extends string | number>(kind: JobOptionKind, all: readonly Choice[]) =>
    of(kind).flatMap(({ option, count: jobsCount }) => all.filter((choice) => String(choice) === option).map((choice) => ({ of: choice, jobsCount })));
  return {
    amongNewest: of('among')[0]?.count ?? null,
    jobsCount: of('all')[0]?.count ?? 0,
    companies: named('company'),
    designations: named('designation'),
    skills: named('skill'),
    cities: named('city'),
    industries: named('industry'),
    employments: chosen('employment', employmentTypes),
    workplaces: chosen('workplace', workplaces),
    ctcs: chosen('ctc', ctcStepNames),
    freshnesses: chosen('freshness', freshnessDays),
  };
}

export async function countedOpenJobs(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('job_option').select('jobs_count').where('kind', '=', 'all').executeTakeFirst();
  return row?.jobs_count ?? 0;
}

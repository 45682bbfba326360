import { sql } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { Failure } from '#core/failure.ts';
import type { JobScope, JobSearch } from '#core/jobs/job-search.ts';
import type { JobPage, Jobs } from '#core/jobs/jobs.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { jobsByIds } from './jobs-by-ids.ts';

/** Open jobs, narrowed by company, job title, city, skill and age. */
export class SqlJobs implements Jobs {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(scope: JobScope, search: JobSearch, _after?: string | null, pageSize = 20): Promise<JobPage> {
    const { db, now, today } = this.#scope;
    const of = (which: JobScope['of'], names: readonly string[]): string[] => [...(scope.of !== 'all' && scope.of === which ? [scope.urlName] : []), ...names];
    const since = search.freshness === null ? '0001-01-01' : dayOf(now - search.freshness * dayMs);
    const [companies, titles, cities, skills] = [
      of('company', search.company_name),
      of('designation', search.job_profile),
      [...search.location],
      of('skill', []),
    ];
    const { rows } = await sql<{ readonly id: string }>`select job.id from job join company on company.id = company_id
      where closed_on is null and first_seen >= ${since}::date
        and (${companies}::text[] = '{}' or company.url_name = any(${companies}::text[]))
        and (${titles}::text[] = '{}' or designation_id in (select id from designation where url_name = any(${titles}::text[])))
        and (${cities}::text[] = '{}' or city_ids && (select array_agg(id) from city where url_name = any(${cities}::text[])))
        and (${skills}::text[] = '{}' or skill_ids && (select array_agg(id) from skill where url_name = any(${skills}::text[])))
      order by first_seen desc, job.id desc`.execute(db);
    const ids = rows.map(({ id }) => id);
    return { items: await jobsByIds(db, ids.slice(0, pageSize), today), next: null, jobsCount: ids.length };
  }

  filters(): Promise<never> {
    throw new Failure('missing');
  }

  one(): Promise<never> {
    throw new Failure('missing');
  }

  wayToApply(): Promise<never> {
    throw new Failure('missing');
  }
}

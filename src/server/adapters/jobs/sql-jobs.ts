import { sql } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { JobFilters } from '#core/jobs/job-filters.ts';
import type { JobScope, JobSearch } from '#core/jobs/job-search.ts';
import { isByMail, siteOf } from '#core/jobs/job-site.ts';
import { isJobSearchNarrowed } from '#core/jobs/job-urls.ts';
import type { JobDetails } from '#core/jobs/job.ts';
import { jobClosed, mostCountedJobs, signsNotKnown, type JobPage, type Jobs, type WayToApply } from '#core/jobs/jobs.ts';
import { outcomeShares, type OutcomeCounts } from '#core/jobs/outcome-shares.ts';
import type { Named } from '#core/named.ts';
import { usualPageSize } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { jobConditions } from './job-conditions.ts';
import { jobCursor, jobPositionAt } from './job-cursor.ts';
import { countJobs, findPositions } from './job-list-query.ts';
import { countJobOptions } from './count-job-options.ts';
import { countedLast, countedOpenJobs, readJobOptions } from './job-options.ts';
import { isOpenOn, jobRows, jobsFromRows, namedIn } from './shown-job-rows.ts';
import { jobsByIds } from './jobs-by-ids.ts';

type Scope = Pick<PseudonymScope, 'db' | 'now' | 'secrets'>;

/** Imported jobs; unfiltered option counts come from `refreshJobSummaries`. */
export class SqlJobs implements Jobs {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Puts a linked open job first; the total is found once and travels in the cursor. */
  async list(scope: JobScope, search: JobSearch, after?: string | null, pageSize = usualPageSize): Promise<JobPage> {
    const { db, secrets } = this.#scope;
    const [list, today, { sort, rid }] = [['jobs', scope, search], this.#today, search];
    const from = jobPositionAt(secrets, list, after);
    const conditions = await jobConditions(db, { scope, search, today });
    const asked = { sort, today, after: from?.position, limit: pageSize + 1, without: rid };
    const found = conditions ? await findPositions(db, { ...asked, conditions }) : { positions: [], count: 0 };
    const first = rid !== null && !from ? [rid] : [];
    const jobs = await jobsByIds(db, [...first, ...found.positions.slice(0, pageSize).map(({ id }) => id)], today);
    const isLed = jobs.some(({ jobId, isOpen }) => isOpen && jobId === rid && first.length > 0);
    const shown = found.positions.slice(0, isLed ? pageSize - 1 : pageSize);
    const items = jobs.filter(({ isOpen }) => isOpen).slice(0, pageSize);
    const jobsCount = from?.count ?? found.count ?? (conditions ? await countJobs(db, { conditions, today, openJobs: await countedOpenJobs(db) }) : 0);
    const isMore = found.positions.length > shown.length;
    return { items, jobsCount, next: isMore ? jobCursor(secrets, list, { position: shown.at(-1), count: jobsCount }) : null };
  }

  /** Uses the stored counts when nothing is chosen and too many jobs match. */
  async filters(scope: JobScope, search: JobSearch): Promise<JobFilters> {
    const { db } = this.#scope;
    const isOfAll = scope.of === 'all' && !isJobSearchNarrowed(search);
    if (isOfAll && (await countedOpenJobs(db)) > mostCountedJobs) return readJobOptions(db, countedLast);
    return countJobOptions(db, { scope, search, today: this.#today });
  }

  async one(jobId: string): Promise<JobDetails> {
    const { db } = this.#scope;
    const [row] = await jobRows(db, [jobId], detailColumns);
    const { description, skills, industry, applyUrl, companyOutcomes, takenDownOn, ...rest } = existing(row);
    if (takenDownOn !== null) throw new Failure('missing');
    const [job] = await jobsFromRows(db, [rest], this.#today);
    const way = { site: siteOf(applyUrl), ...(isByMail(applyUrl) && { isByMail: true as const }) };
    return { job: existing(job), description, skills, industry, ...way, closesOn: rest.closesOn, outcomes: outcomeShares(companyOutcomes) };
  }

  async wayToApply(jobId: string, knowsSigns: boolean): Promise<WayToApply> {
    const { rows } = await sql<{ readonly applyUrl: string; readonly closesOn: string | null; readonly closedOn: string | null }>`
      select apply_url as "applyUrl", closes_on as "closesOn", closed_on as "closedOn" from job where id = ${jobId}`.execute(this.#scope.db);
    const { applyUrl, ...job } = existing(rows[0]);
    if (!isOpenOn(job, this.#today)) throw new Failure('conflict', 'This job is closed', { code: jobClosed });
    if (!knowsSigns && (await this.one(jobId)).job.scamSigns.length > 0) throw signsNotKnown();
    return { applyUrl, site: siteOf(applyUrl) };
  }

  get #today(): string {
    return dayOf(this.#scope.now);
  }
}

interface DetailColumns {
  readonly description: string;
  readonly skills: readonly Named[];
  readonly industry: Named;
  readonly applyUrl: string;
  readonly companyOutcomes: OutcomeCounts | null;
  readonly takenDownOn: string | null;
}

const detailColumns = sql<DetailColumns>`, job.description, ${namedIn('skill', sql`job.skill_ids`)} as skills, job.apply_url as "applyUrl", job.taken_down_on as "takenDownOn",
  (select json_build_object('urlName', url_name, 'name', name) from industry where url_name = job.industry) as industry,
  (select json_build_object('people', people, 'silent', silent, 'rejected', rejected, 'offered', offered) from job_outcome_figure as figure
    where figure.company_id = job.company_id and figure.job_id = '') as "companyOutcomes"`;

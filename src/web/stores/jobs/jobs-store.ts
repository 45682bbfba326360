import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { FoundCount } from '#core/found-count.ts';
import type { JobFilters } from '#core/jobs/job-filters.ts';
import { allJobs, everyJob, type JobScope, type JobSearch } from '#core/jobs/job-search.ts';
import { isJobSearchNarrowed, jobNarrowingOf } from '#core/jobs/job-urls.ts';
import type { Job } from '#core/jobs/job.ts';
import { mostCountedJobs, type Jobs } from '#core/jobs/jobs.ts';
import { CachedList } from '../requests/cached-list.ts';
import type { Pages } from '../requests/pages.ts';
import { isAsked, isNotThere, Request } from '../requests/request.ts';

type Asked = readonly [scope: JobScope, search: JobSearch];

/** Open jobs in the scope of the URL: all, or those of a company, job title or skill. */
export class JobsStore {
  scope: JobScope = allJobs;
  search: JobSearch = everyJob;
  readonly filters: Request<JobFilters, Asked>;
  readonly #list: CachedList<Job, Asked>;
  /** Job counts by request, kept while further pages load. */
  readonly #counts = observable.map<string, number>();

  constructor(jobs: Jobs) {
    this.filters = new Request((...asked) => jobs.filters(...asked));
    this.#list = new CachedList<Job, Asked>([allJobs, everyJob], async (asked, after) => {
      const page = await jobs.list(...asked, after);
      runInAction(() => this.#counts.set(JSON.stringify(asked), page.jobsCount));
      return page;
    });
    makeAutoObservable(this, { scope: observableRef, search: observableRef, filters: false });
  }

  get jobs(): Pages<Job> {
    return this.#list.pages;
  }

  /** Counts only up to a limit. Undefined until known. */
  get count(): number | undefined {
    return this.#counts.get(JSON.stringify(this.#list.search));
  }

  get found(): FoundCount | undefined {
    const { count } = this;
    return count === undefined ? undefined : { count, isMore: count >= mostCountedJobs };
  }

  /** Jobs in the whole scope, without filters. */
  get wholeCount(): number | undefined {
    return isJobSearchNarrowed(this.search) ? undefined : this.count;
  }

  get isMissing(): boolean {
    return isNotThere(this.jobs.state);
  }

  async show(scope: JobScope, search: JobSearch, from: string | null = null): Promise<void> {
    const filtering = this.#showFilters(scope, search);
    this.scope = scope;
    this.search = search;
    await Promise.all([filtering, this.#list.show([scope, search], from)]);
  }

  /** Recounts filters while choices for the same jobs stay in sight, and focus with them. */
  async #showFilters(scope: JobScope, search: JobSearch): Promise<void> {
    const [isSame, before] = [JSON.stringify(scope) === JSON.stringify(this.scope), jobNarrowingOf(this.search)];
    const narrowing = jobNarrowingOf(search);
    if (isSame && isAsked(this.filters.state) && JSON.stringify(narrowing) === JSON.stringify(before)) return;
    await (isSame ? this.filters.renew(scope, narrowing) : this.filters.send(scope, narrowing));
  }

  /** Shows no jobs where the URL names no known scope. */
  showNone(): void {
    this.scope = allJobs;
    this.search = everyJob;
  }

  /** Falls back to the name in the URL where no other is known. */
  get scopeName(): string {
    const { scope } = this;
    if (scope.of === 'all') return '';
    const known = scope.of === 'skill' ? this.filters.value?.skills : scope.of === 'company' ? this.filters.value?.companies : this.filters.value?.designations;
    const named = known?.find(({ urlName }) => urlName === scope.urlName);
    const shown = scope.of === 'designation' ? this.jobs.items.find(({ designation }) => designation?.urlName === scope.urlName)?.designation : undefined;
    return (named ?? shown)?.name ?? scope.urlName;
  }
}

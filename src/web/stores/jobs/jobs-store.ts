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

/** Open jobs as the URL asks for them: all of them, or those of one company, job title or skill. */
export class JobsStore {
  scope: JobScope = allJobs;
  search: JobSearch = everyJob;
  /** What the list can be narrowed by, counted beside what narrows it. */
  readonly filters: Request<JobFilters, Asked>;
  readonly #list: CachedList<Job, Asked>;
  /** How many jobs answer, by what was asked: a page that is read later does not take it away. */
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

  /** How many jobs answer, up to the limit of counting; nothing until that is known. */
  get count(): number | undefined {
    return this.#counts.get(JSON.stringify(this.#list.search));
  }

  get found(): FoundCount | undefined {
    const { count } = this;
    return count === undefined ? undefined : { count, isMore: count >= mostCountedJobs };
  }

  /** How many jobs there are in the scope, where the list is narrowed by nothing. */
  get wholeCount(): number | undefined {
    return isJobSearchNarrowed(this.search) ? undefined : this.count;
  }

  /** Whether there is no such job title or skill. */
  get isMissing(): boolean {
    return isNotThere(this.jobs.state);
  }

  /** Shows the jobs of a scope that answer a search. */
  async show(scope: JobScope, search: JobSearch, from: string | null = null): Promise<void> {
    const filtering = this.#showFilters(scope, search);
    this.scope = scope;
    this.search = search;
    await Promise.all([filtering, this.#list.show([scope, search], from)]);
  }

  /** Counts again beside what narrows the list now. Of the same jobs the choices stay in sight meanwhile, and the focus among them. */
  async #showFilters(scope: JobScope, search: JobSearch): Promise<void> {
    const [isSame, before] = [JSON.stringify(scope) === JSON.stringify(this.scope), jobNarrowingOf(this.search)];
    const narrowing = jobNarrowingOf(search);
    if (isSame && isAsked(this.filters.state) && JSON.stringify(narrowing) === JSON.stringify(before)) return;
    await (isSame ? this.filters.renew(scope, narrowing) : this.filters.send(scope, narrowing));
  }

  /** Shows none: the URL names nobody whose jobs there could be. */
  showNone(): void {
    this.scope = allJobs;
    this.search = everyJob;
  }

  /** A name that is known of the job title or skill whose jobs these are; as it is in the URL where none is. */
  get scopeName(): string {
    const { scope } = this;
    if (scope.of === 'all') return '';
    const known = scope.of === 'skill' ? this.filters.value?.skills : scope.of === 'company' ? this.filters.value?.companies : this.filters.value?.designations;
    const named = known?.find(({ urlName }) => urlName === scope.urlName);
    const shown = scope.of === 'designation' ? this.jobs.items.find(({ designation }) => designation?.urlName === scope.urlName)?.designation : undefined;
    return (named ?? shown)?.name ?? scope.urlName;
  }
}

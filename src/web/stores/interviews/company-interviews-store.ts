import { makeAutoObservable, observableRef } from 'mobx';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { FoundCount } from '#core/found-count.ts';
import type { InterviewFilters } from '#core/interviews/interview-figures.ts';
import { everyInterview, type InterviewSearch } from '#core/interviews/interview-search.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { CachedList } from '../requests/cached-list.ts';
import type { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** Interviews and figures of a company or one of its jobs, by URL. */
export class CompanyInterviewsStore {
  urlName = '';
  search: InterviewSearch = everyInterview;
  readonly filters: Request<InterviewFilters, [urlName: string, designation: string | null]>;
  readonly #list: CachedList<Interview, [urlName: string, search: InterviewSearch]>;

  constructor(interviews: Interviews) {
    this.#list = new CachedList(['', everyInterview], ([urlName, search], after) => interviews.list(urlName, search, after));
    this.filters = new Request((urlName, designation) => interviews.filters(urlName, designation));
    makeAutoObservable(this, { search: observableRef, filters: false });
  }

  get interviews(): Pages<Interview> {
    return this.#list.pages;
  }

  get found(): FoundCount | undefined {
    return this.#list.found;
  }

  async show(urlName: string, search: InterviewSearch, from: string | null = null): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    const isAnother = isElsewhere || search.designation !== this.search.designation || this.filters.state.status === 'FAILURE';
    this.urlName = urlName;
    this.search = search;
    await Promise.all([isAnother && this.#ask(urlName, search.designation, isElsewhere), this.#list.show([urlName, search], from)]);
  }

  /** True if so little is known that the page links onward. */
  get isThin(): boolean {
    const count = this.filters.value?.figures.interviewsCount;
    return this.search.designation === null && count !== undefined && count < fewestContributors;
  }

  /** Name of the chosen job, if it has stories; anyone could make up an address. */
  get designationName(): string | null {
    const { designation } = this.search;
    return this.filters.value?.designations.find(({ urlName }) => urlName === designation)?.name ?? null;
  }

  /** Keeps the form across jobs of a company, so that the reader's place stays. */
  async #ask(urlName: string, designation: string | null, isElsewhere: boolean): Promise<void> {
    await (isElsewhere ? this.filters.send(urlName, designation) : this.filters.renew(urlName, designation));
  }
}

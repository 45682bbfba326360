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

/** The interviews of one company, or for one job there, as the URL asks for them, and the figures made of them. */
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

  /** Shows the interviews of a company that answer a search. */
  async show(urlName: string, search: InterviewSearch, from: string | null = null): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    const isAnother = isElsewhere || search.designation !== this.search.designation || this.filters.state.status === 'FAILURE';
    this.urlName = urlName;
    this.search = search;
    await Promise.all([isAnother && this.#ask(urlName, search.designation, isElsewhere), this.#list.show([urlName, search], from)]);
  }

  /** Whether so little is known of all interviews of the company that its page leads on to others. */
  get isThin(): boolean {
    const count = this.filters.value?.figures.interviewsCount;
    return this.search.designation === null && count !== undefined && count < fewestContributors;
  }

  /** The name of the job that is chosen; as it is in the URL where nobody shared any of it. */
  get designationName(): string | null {
    const { designation } = this.search;
    return this.filters.value?.designations.find(({ urlName }) => urlName === designation)?.name ?? designation;
  }

  /** Of another job of the same company the form stays, so that anyone who chose it keeps their place. */
  async #ask(urlName: string, designation: string | null, isElsewhere: boolean): Promise<void> {
    await (isElsewhere ? this.filters.send(urlName, designation) : this.filters.renew(urlName, designation));
  }
}

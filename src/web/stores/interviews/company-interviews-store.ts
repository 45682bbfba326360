import { makeAutoObservable, observableRef } from 'mobx';
import { LruCache } from '#core/lru-cache.ts';
import type { InterviewFilters } from '#core/interviews/interview-figures.ts';
import { everyInterview, type InterviewSearch } from '#core/interviews/interview-search.ts';
import { companyInterviewsUrl } from '#core/interviews/interview-urls.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** The size of the cache of lists (LRU): going back finds them as they were left. */
const cachedLists = 10;

/** The interviews of one company, or for one job there, as the URL asks for them, and the figures made of them. */
export class CompanyInterviewsStore {
  urlName = '';
  search: InterviewSearch = everyInterview;
  interviews: Pages<Interview>;
  readonly filters: Request<InterviewFilters, [urlName: string, designation: string | null]>;
  readonly #interviews: Interviews;
  readonly #lists = new LruCache<Pages<Interview>>(cachedLists);

  constructor(interviews: Interviews) {
    this.#interviews = interviews;
    this.filters = new Request((urlName, designation) => interviews.filters(urlName, designation));
    this.interviews = this.#listOf('', everyInterview, null);
    makeAutoObservable(this, { search: observableRef, interviews: observableRef, filters: false });
  }

  /** Shows the interviews of a company that answer a search. A list that was read before is shown as it was left. */
  async show(urlName: string | undefined, search: InterviewSearch, from: string | null = null): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    const isAnother = isElsewhere || search.designation !== this.search.designation || this.filters.state.status === 'FAILURE';
    this.urlName = urlName ?? '';
    this.search = search;
    if (!urlName) return;
    const list = (this.interviews = this.#listOf(urlName, search, from));
    const isListed = list.state.status === 'SUCCESS' || list.state.status === 'LOADING';
    await Promise.all([isAnother && this.#ask(urlName, search.designation, isElsewhere), isListed ? undefined : list.open(from)]);
  }

  /** The name of the job that is chosen; as it stands in the URL where nobody told of it. */
  get designationName(): string | null {
    const { designation } = this.search;
    return this.filters.value?.designations.find(({ urlName }) => urlName === designation)?.name ?? designation;
  }

  /** Of another job of the same company the form stays, so that whoever chose it keeps their place. */
  async #ask(urlName: string, designation: string | null, isElsewhere: boolean): Promise<void> {
    await (isElsewhere ? this.filters.send(urlName, designation) : this.filters.renew(urlName, designation));
  }

  #listOf(urlName: string, search: InterviewSearch, from: string | null): Pages<Interview> {
    return this.#lists.get(
      companyInterviewsUrl(urlName, search, from),
      () => new Pages((after: string | null) => this.#interviews.list(urlName, search, after)),
    );
  }
}

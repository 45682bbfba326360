import { makeAutoObservable, observableRef } from 'mobx';
import { collegeUrl } from '#core/colleges/college-urls.ts';
import type { College } from '#core/colleges/college.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { latestInterviews, type InterviewSort } from '#core/interviews/interview-search.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { LruCache } from '#core/lru-cache.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

const cachedLists = 10;

/** The page of a college, and the interviews that were there in the order the URL asks for. */
export class CollegeStore {
  /** By its name in URLs. */
  urlName = '';
  sort: InterviewSort = latestInterviews.sort;
  interviews: Pages<Interview>;
  readonly college: Request<College, [urlName: string]>;
  readonly #interviews: Interviews;
  readonly #lists = new LruCache<Pages<Interview>>(cachedLists);

  constructor(colleges: Colleges, interviews: Interviews) {
    this.college = new Request((urlName) => colleges.one(urlName));
    this.#interviews = interviews;
    this.interviews = this.#listOf('', latestInterviews.sort, null);
    makeAutoObservable(this, { college: false, interviews: observableRef });
  }

  /** Opens the page; of the college that is shown already only the list changes. */
  async open(urlName: string, sort: InterviewSort, from: string | null = null): Promise<void> {
    const isShown = this.urlName === urlName && this.college.state.status === 'SUCCESS';
    this.urlName = urlName;
    this.sort = sort;
    const list = (this.interviews = this.#listOf(urlName, sort, from));
    const isListed = list.state.status === 'SUCCESS' || list.state.status === 'LOADING';
    await Promise.all([isShown ? undefined : this.college.send(urlName), isListed ? undefined : list.open(from)]);
  }

  get isMissing(): boolean {
    const { state } = this.college;
    return state.status === 'FAILURE' && state.failure.kind === 'missing';
  }

  #listOf(urlName: string, sort: InterviewSort, from: string | null): Pages<Interview> {
    return this.#lists.get(
      collegeUrl(urlName, sort, from),
      () => new Pages((after: string | null) => this.#interviews.latest({ ...latestInterviews, college: urlName, sort }, after)),
    );
  }
}

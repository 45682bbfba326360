import { makeAutoObservable } from 'mobx';
import type { College } from '#core/colleges/college.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import type { ContributionSort } from '#core/contributions/contribution-order.ts';
import { latestInterviews, type InterviewHubSearch } from '#core/interviews/interview-search.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { CachedList } from '../requests/cached-list.ts';
import type { Pages } from '../requests/pages.ts';
import { isNotThere, Request } from '../requests/request.ts';

/** Page of a college with its interviews, sorted by URL. */
export class CollegeStore {
  urlName = '';
  sort: ContributionSort = latestInterviews.sort;
  readonly college: Request<College, [urlName: string]>;
  readonly #list: CachedList<Interview, InterviewHubSearch>;

  constructor(colleges: Colleges, interviews: Interviews) {
    this.college = new Request((urlName) => colleges.one(urlName));
    this.#list = new CachedList(latestInterviews, (search, after) => interviews.latest(search, after));
    makeAutoObservable(this, { college: false });
  }

  get interviews(): Pages<Interview> {
    return this.#list.pages;
  }

  /** Opens a college, reloading only the list for the current one. */
  async open(urlName: string, sort: ContributionSort, from: string | null = null): Promise<void> {
    const isShown = this.urlName === urlName && this.college.state.status === 'SUCCESS';
    this.urlName = urlName;
    this.sort = sort;
    await Promise.all([isShown ? undefined : this.college.send(urlName), this.#list.show({ ...latestInterviews, college: urlName, sort }, from)]);
  }

  get isMissing(): boolean {
    return isNotThere(this.college.state);
  }
}

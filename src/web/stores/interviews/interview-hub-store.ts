import { runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { latestInterviews, type InterviewHubSearch } from '#core/interviews/interview-search.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { JobAndCompanyLookup } from '../companies/job-and-company-lookup.ts';
import { CachedList } from '../requests/cached-list.ts';

/** Newest interviews, with a search for jobs and companies. */
export class InterviewHubStore extends CachedList<Interview, InterviewHubSearch> {
  readonly lookup: JobAndCompanyLookup;

  constructor(interviews: Interviews, lists: ReferenceLists, clock: Clock, names: ListNames) {
    super(latestInterviews, (search, after) => interviews.latest(search, after));
    this.lookup = new JobAndCompanyLookup(lists, clock, names);
  }

  /** Shows search results, where script-free forms send the job as typed. */
  async showTyped(search: InterviewHubSearch, typed: string | null, from: string | null): Promise<void> {
    runInAction(() => (this.lookup.problem = undefined));
    if (typed) this.lookup.job.settle(typed);
    const designation = typed ? ((await this.lookup.meantDesignation()) ?? null) : search.designation;
    await this.show({ ...search, designation }, from);
  }

  /** Name of the chosen job, as in the URL where there are no stories. */
  get designationName(): string | null {
    const { designation } = this.search;
    return this.pages.items.find((interview) => interview.designation?.urlName === designation)?.designation?.name ?? designation;
  }
}

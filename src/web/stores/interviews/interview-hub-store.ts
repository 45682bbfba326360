import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { latestInterviews, type InterviewHubSearch } from '#core/interviews/interview-search.ts';
import { interviewHubUrl } from '#core/interviews/interview-urls.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { LruCache } from '#core/lru-cache.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import type { ListNames } from '#web/words/reference-lists/en.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';
import { companiesByUrlName, jobs } from '../onboarding/detail-lists.ts';
import { Pages } from '../requests/pages.ts';

const cachedLists = 10;

/** The newest interviews of all companies, as the URL asks for them, and the search for a company or a job. */
export class InterviewHubStore {
  search: InterviewHubSearch = latestInterviews;
  interviews: Pages<Interview>;
  /** Whether a job was asked for and none was written. */
  isJobMissing = false;
  readonly job: SuggestionStore;
  /** Its suggestions are known by their names in URLs. */
  readonly company: SuggestionStore;
  readonly #interviews: Interviews;
  readonly #names: ListNames;
  readonly #lists = new LruCache<Pages<Interview>>(cachedLists);

  constructor(interviews: Interviews, lists: ReferenceLists, clock: Clock, names: ListNames) {
    this.#interviews = interviews;
    this.#names = names;
    const suggests = { isFirstActive: false, leastLetters: 2 };
    this.job = new SuggestionStore((text) => jobs(lists, text, names), clock, suggests);
    this.company = new SuggestionStore((text) => companiesByUrlName(lists, text), clock, suggests);
    this.interviews = this.#listOf(latestInterviews, null);
    makeAutoObservable(this, { search: observableRef, interviews: observableRef, job: false, company: false });
  }

  /** Shows the interviews that answer a search. A form that is sent without a script brings the job as it was typed. */
  async show(search: InterviewHubSearch, typed: string | null = null, from: string | null = null): Promise<void> {
    if (typed) {
      this.job.settle(typed);
      await this.job.take();
    }
    const list = runInAction(() => {
      this.isJobMissing = false;
      this.search = typed ? { ...search, designation: this.designation() ?? null } : search;
      return (this.interviews = this.#listOf(this.search, from));
    });
    if (list.state.status !== 'SUCCESS' && list.state.status !== 'LOADING') await list.open(from);
  }

  /** The job that was typed, by its name in URLs; whoever typed none is told. */
  designation(): string | undefined {
    const urlName = listedUrlName(this.#names.keptFor(this.job.text.trim()));
    this.isJobMissing = urlName === '';
    return urlName || undefined;
  }

  /** The job that a sent form means: the suggestion of what was typed, or else the first, and what was typed where none is known. */
  async meantDesignation(): Promise<string | undefined> {
    await this.job.take();
    return this.designation();
  }

  /** The name of the job that is chosen; as it stands in the URL where no story tells it. */
  get designationName(): string | null {
    const { designation } = this.search;
    return this.interviews.items.find((interview) => interview.designation?.urlName === designation)?.designation?.name ?? designation;
  }

  #listOf(search: InterviewHubSearch, from: string | null): Pages<Interview> {
    return this.#lists.get(interviewHubUrl(search, from), () => new Pages((after: string | null) => this.#interviews.latest(search, after)));
  }
}

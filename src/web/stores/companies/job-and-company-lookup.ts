import { action, makeObservable, observable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';
import { companiesByUrlName, jobs } from '../onboarding/detail-lists.ts';

/** The fields by which a job and a company are looked up. */
export class JobAndCompanyLookup {
  /** What is missing: a job, or a company that is known. */
  problem: 'job' | 'company' | undefined = undefined;
  readonly job: SuggestionStore;
  /** Its suggestions are known by their names in URLs. */
  readonly company: SuggestionStore;
  readonly #names: ListNames;

  constructor(lists: ReferenceLists, clock: Clock, names: ListNames) {
    this.#names = names;
    const suggests = { isFirstActive: false, leastLetters: 2 };
    this.job = new SuggestionStore((text) => jobs(lists, text, names), clock, suggests);
    this.company = new SuggestionStore((text) => companiesByUrlName(lists, text), clock, suggests);
    makeObservable(this, { problem: observable, designation: action });
  }

  /** The job that was typed, by its name in URLs; where none was typed, that is the problem. */
  designation(): string | undefined {
    const urlName = listedUrlName(this.#names.keptFor(this.job.text.trim()));
    this.problem = urlName === '' ? 'job' : undefined;
    return urlName || undefined;
  }

  /** The job that a sent form means: the suggestion of what was typed, or else the first, and what was typed where none is known. */
  async meantDesignation(): Promise<string | undefined> {
    await this.job.take();
    return this.designation();
  }
}

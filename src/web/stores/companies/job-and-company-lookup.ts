import { action, makeObservable, observable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';
import { companiesByUrlName, jobs } from '../onboarding/detail-lists.ts';

export class JobAndCompanyLookup {
  problem: 'job' | 'company' | undefined = undefined;
  readonly job: SuggestionStore;
  /** Suggestions identified by URL names. */
  readonly company: SuggestionStore;
  readonly #names: ListNames;

  constructor(lists: ReferenceLists, clock: Clock, names: ListNames) {
    this.#names = names;
    const suggests = { isFirstActive: false, leastLetters: 2 };
    this.job = new SuggestionStore((text) => jobs(lists, text, names), clock, suggests);
    this.company = new SuggestionStore((text) => companiesByUrlName(lists, text), clock, suggests);
    makeObservable(this, { problem: observable, designation: action });
  }

  /** Typed job by URL name, or a problem where empty. */
  designation(): string | undefined {
    const urlName = listedUrlName(this.#names.keptFor(this.job.text.trim()));
    this.problem = urlName === '' ? 'job' : undefined;
    return urlName || undefined;
  }

  /** Matching or first suggestion, or else the text as typed. */
  async meantDesignation(): Promise<string | undefined> {
    await this.job.take();
    return this.designation();
  }
}

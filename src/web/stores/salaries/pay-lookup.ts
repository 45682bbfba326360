import { makeAutoObservable, runInAction } from 'mobx';
import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ListNames } from '#web/words/reference-lists/en.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';
import { companiesByUrlName, jobs } from '../onboarding/detail-lists.ts';
import { Request } from '../requests/request.ts';

/** The fields by which a job and a company are looked up, and the cities that both can be narrowed to. */
export class PayLookup {
  /** What is missing: a job, or a company that is known. */
  problem: 'job' | 'company' | undefined;
  readonly job: SuggestionStore;
  /** Its suggestions are known by their names in URLs. */
  readonly company: SuggestionStore;
  readonly places: Request<CompanyFilters>;
  readonly #names: ListNames;

  constructor(companies: Companies, lists: ReferenceLists, clock: Clock, names: ListNames) {
    this.#names = names;
    this.places = new Request(() => companies.filters());
    const suggests = { isFirstActive: false, leastLetters: 2 };
    this.job = new SuggestionStore((text) => jobs(lists, text, names), clock, suggests);
    this.company = new SuggestionStore((text) => companiesByUrlName(lists, text), clock, suggests);
    makeAutoObservable(this, { job: false, company: false, places: false });
  }

  /** Asks once for the cities. */
  async prepare(): Promise<void> {
    const { status } = this.places.state;
    if (status !== 'SUCCESS' && status !== 'LOADING') await this.places.send();
  }

  /** The job that was typed, by its name in URLs; whoever typed none is told. */
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

  /** The company that was typed, by its name in URLs; null where none was, and nothing where none is known by that name, which is told. */
  async companyUrlName(): Promise<string | null | undefined> {
    const typed = this.company.text.trim().toLowerCase();
    if (typed === '') return null;
    if (!this.company.isAnswered) await this.company.ask();
    const found = this.company.suggestions.find(({ label }) => label.toLowerCase() === typed);
    runInAction(() => {
      this.company.close();
      this.problem = found ? undefined : 'company';
    });
    return found?.id;
  }

  empty(): void {
    this.problem = undefined;
    this.job.settle('');
    this.company.settle('');
  }
}

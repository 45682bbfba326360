import { action, makeObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { JobAndCompanyLookup } from '../companies/job-and-company-lookup.ts';
import { Request } from '../requests/request.ts';

/** The fields by which the pay of a job and a company is looked up, and the cities that both can be narrowed to. */
export class PayLookup extends JobAndCompanyLookup {
  /** The cities, asked for once. */
  readonly places: Request<CompanyFilters>;

  constructor(companies: Companies, lists: ReferenceLists, clock: Clock, names: ListNames) {
    super(lists, clock, names);
    this.places = new Request(() => companies.filters());
    makeObservable(this, { empty: action });
  }

  /** The company that was typed, by its name in URLs; null where none was, and nothing where none is known by that name, which is shown. */
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

import { action, makeObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { JobAndCompanyLookup } from '../companies/job-and-company-lookup.ts';
import { Request } from '../requests/request.ts';

export class PayLookup extends JobAndCompanyLookup {
  readonly places: Request<CompanyFilters>;

  constructor(companies: Companies, lists: ReferenceLists, clock: Clock, names: ListNames) {
    super(lists, clock, names);
    this.places = new Request(() => companies.filters());
    makeObservable(this, { empty: action });
  }

  /** URL name of the company. Null for none, undefined for an unknown one. */
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

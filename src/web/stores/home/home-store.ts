import { everyCompany } from '#core/companies/company-search.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanySummary } from '#core/companies/company.ts';
import type { Page } from '#core/page.ts';
import { Request } from '../requests/request.ts';

/** The home page, as it opens: the companies people look at most, and links into the list. */
export class HomeStore {
  readonly companies: Request<Page<CompanySummary>>;
  readonly filters: Request<CompanyFilters>;

  constructor(companies: Companies) {
    this.companies = new Request(() => companies.list(everyCompany));
    this.filters = new Request(() => companies.filters());
  }

  async open(): Promise<void> {
    if (this.companies.state.status === 'SUCCESS') return;
    await Promise.all([this.companies.send(), this.filters.send()]);
  }
}

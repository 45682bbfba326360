import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import type { CompanySearch } from '#core/companies/company-search.ts';
import type { CompanyFacts, CompanyHeader, CompanySummary } from '#core/companies/company.ts';
import type { Page } from '#core/page.ts';

export class HttpCompanies implements Companies {
  readonly #company: Service<operations>;

  constructor(company: Service<operations>) {
    this.#company = company;
  }

  list({ name, industry, location, size, rating, sort }: CompanySearch, after?: string | null, pageSize?: number): Promise<Page<CompanySummary>> {
    return this.#company.listCompanies({
      query: {
        sort,
        ...(name && { name }),
        ...(industry.length > 0 && { industry: [...industry] }),
        ...(location.length > 0 && { location: [...location] }),
        ...(size.length > 0 && { size: [...size] }),
        ...(rating !== null && { rating }),
        ...pageQuery(after, pageSize),
      },
    });
  }

  filters(): Promise<CompanyFilters> {
    return this.#company.getCompanyFilters({});
  }

  header(urlName: string): Promise<CompanyHeader> {
    return this.#company.getCompanyHeader({ path: { urlName } });
  }

  facts(urlName: string): Promise<CompanyFacts> {
    return this.#company.getCompany({ path: { urlName } });
  }
}

import type { Page } from '../page.ts';
import type { CompanyFilters } from './company-filters.ts';
import type { CompanySearch } from './company-search.ts';
import type { CompanyFacts, CompanyHeader, CompanySummary } from './company.ts';

export abstract class Companies {
  /** Page of results, with `after` being the previous page's `next`. */
  abstract list(search: CompanySearch, after?: string | null, pageSize?: number): Promise<Page<CompanySummary>>;
  abstract filters(): Promise<CompanyFilters>;
  abstract header(urlName: string): Promise<CompanyHeader>;
  abstract facts(urlName: string): Promise<CompanyFacts>;
}

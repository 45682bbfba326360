import type { Page } from '../page.ts';
import type { CompanyFilters } from './company-filters.ts';
import type { CompanySearch } from './company-search.ts';
import type { CompanyFacts, CompanyHeader, CompanySummary } from './company.ts';

/** The companies that people work for: their list and their pages. */
export abstract class Companies {
  /** One page of the companies that answer a search; `after` is the `next` of the page before. */
  abstract list(search: CompanySearch, after?: string | null, pageSize?: number): Promise<Page<CompanySummary>>;
  abstract filters(): Promise<CompanyFilters>;
  abstract header(urlName: string): Promise<CompanyHeader>;
  abstract facts(urlName: string): Promise<CompanyFacts>;
}

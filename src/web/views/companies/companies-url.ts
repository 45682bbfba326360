import type { CompanyPage } from '#core/companies/company-page.ts';
import { queryOf, type CompanySearch } from '#core/companies/company-search.ts';
import { screens } from '#core/navigation/screens.ts';

interface CompaniesUrl {
  /** The later page. */
  readonly from?: string | null;
  /** The page for whose sake a company is looked up. */
  readonly page?: CompanyPage | null;
}

/** The URL of a list of companies, from its start or from a later page. */
export function companiesUrl(search: CompanySearch, { from, page }: CompaniesUrl = {}): string {
  const query = new URLSearchParams([...queryOf(search), ...(page ? [['for', page]] : []), ...(from ? [['cursor', from]] : [])]).toString();
  return query ? `${screens.companies}?${query}` : screens.companies;
}

import type { CompanyPage } from '#core/companies/company-page.ts';
import { queryOf, type CompanySearch } from '#core/companies/company-search.ts';
import { screens } from '#core/navigation/screens.ts';

interface CompaniesUrl {
  readonly from?: string | null;
  readonly page?: CompanyPage | null;
}

export function companiesUrl(search: CompanySearch, { from, page }: CompaniesUrl = {}): string {
  const query = new URLSearchParams([...queryOf(search), ...(page ? [['for', page]] : []), ...(from ? [['cursor', from]] : [])]).toString();
  return query ? `${screens.companies}?${query}` : screens.companies;
}

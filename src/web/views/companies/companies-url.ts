import { queryOf, type CompanySearch } from '#core/companies/company-search.ts';
import { screens } from '#core/navigation/screens.ts';

/** The URL of a list of companies, from its start or from a later page. */
export function companiesUrl(search: CompanySearch, from?: string | null): string {
  const query = new URLSearchParams([...queryOf(search), ...(from ? [['cursor', from]] : [])]).toString();
  return query ? `${screens.companies}?${query}` : screens.companies;
}

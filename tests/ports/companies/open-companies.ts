import type { Companies } from '#core/companies/companies.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';
import type { KnownCompany } from '#tests/companies.ts';

export type OpenCompanies = (companies: readonly KnownCompany[]) => Promise<Companies>;

export const asking = (search: Partial<CompanySearch>): CompanySearch => ({ ...everyCompany, ...search });

export async function namesIn(companies: Companies, search: Partial<CompanySearch> = {}): Promise<string[]> {
  return (await companies.list(asking(search))).items.map(({ name }) => name);
}

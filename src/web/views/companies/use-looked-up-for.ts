import { companyPageNamed, type CompanyPage } from '#core/companies/company-page.ts';
import { useQuery } from '../use-query.ts';

/** The page for whose sake companies are looked up, as the URL of their list says it. */
export const useLookedUpFor = (): CompanyPage | null => companyPageNamed(useQuery().get('for'));

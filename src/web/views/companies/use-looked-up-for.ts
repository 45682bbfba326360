import { companyPageNamed, type CompanyPage } from '#core/companies/company-page.ts';
import { useQuery } from '../use-query.ts';

export const useLookedUpFor = (): CompanyPage | null => companyPageNamed(useQuery().get('for'));

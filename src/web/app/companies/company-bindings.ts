import { routes as company } from '#contract/generated/company.ts';
import { Companies } from '#core/companies/companies.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { overHttp, store } from '../container/bind.ts';

/** What the head of every page of a company asks. */
export const companyBindings = [overHttp(Companies, httpCompanies, company), store(CompanyStore, [Companies])];

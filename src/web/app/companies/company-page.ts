import { routes as company } from '#contract/generated/company.ts';
import { Companies } from '#core/companies/companies.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export const companyBindings = [overHttp(Companies, httpCompanies, company), store(CompanyStore, [Companies])];

export const loadCompanyPage =
  (ending: Parameters<typeof urlNameIn>[1], below: (stores: Stores, urlName: string, match: RouteMatch) => Promise<unknown>) =>
  async (stores: Stores, match: RouteMatch): Promise<void> => {
    const urlName = urlNameIn(match.params['page'] ?? '', ending);
    await Promise.all([stores.get(CompanyStore).open(urlName), urlName && below(stores, urlName, match)]);
  };

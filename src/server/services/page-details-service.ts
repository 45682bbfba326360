import type { operations } from '#contract/generated/page-details.ts';
import type { Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';
import { pageAt } from '#core/page-details/page-details.ts';

export const pageDetailsService = ({ companies }: { readonly companies: Companies }): Service<operations> => ({
  getPageName: async ({ query }) => ({ pageName: pageAt(query.path).pageName }),
  getPageDetails: async ({ query }) => {
    const { pageName, tab, urlName } = pageAt(query.path);
    if (tab === null || urlName === null) return { pageName, tab, company: null };
    const company = await companies.header(urlName);
    return { pageName, tab, company: { urlName: company.urlName, name: company.name } };
  },
});

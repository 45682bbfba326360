import type { operations } from '#contract/generated/page-details.ts';
import type { Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import { Failure } from '#core/failure.ts';
import { pageAt } from '#core/page-details/page-details.ts';

/** The contract of pages, answered from the routes of screens and the companies that they are about. */
export const pageDetailsService = ({ companies }: { readonly companies: Companies }): Service<operations> => ({
  getPageName: async ({ query }) => ({ pageName: pageAt(query.path).pageName }),
  getPageDetails: async ({ query }) => {
    const { pageName, tab, urlName } = pageAt(query.path);
    if (tab === null) return { pageName, tab, company: null };
    const company = urlName === null ? undefined : await headerOf(companies, urlName);
    return company ? { pageName, tab, company: { urlName: company.urlName, name: company.name } } : { pageName: 'NotFound', tab: null, company: null };
  },
});

/** The company of a page; none where there is none. */
const headerOf = (companies: Companies, urlName: string): Promise<CompanyHeader | undefined> =>
  companies.header(urlName).catch((error: unknown) => {
    if (Failure.from(error).kind === 'missing') return undefined;
    throw error;
  });

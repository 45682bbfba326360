import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';

export const httpCompanies = (company: Service<operations>): Companies => ({
  list: ({ name, industry, location, size, rating, sort }, after, pageSize) =>
    company.listCompanies({
      query: {
        sort,
        ...(name && { name }),
        ...(industry.length > 0 && { industry }),
        ...(location.length > 0 && { location }),
        ...(size.length > 0 && { size }),
        ...(rating !== null && { rating }),
        ...pageQuery(after, pageSize),
      },
    }),
  filters: () => company.getCompanyFilters({}),
  header: (urlName) => company.getCompanyHeader({ path: { urlName } }),
  facts: (urlName) => company.getCompany({ path: { urlName } }),
});

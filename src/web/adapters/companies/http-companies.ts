import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';
import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';

export const httpCompanies = (company: Service<Sparse<operations>>): Companies => ({
  list: ({ name, industry, location, size, rating, sort }, after, pageSize) =>
    company.listCompanies({
      query: { name: name || null, industry, location, size, rating, sort, ...pageQuery(after, pageSize) },
    }),
  filters: () => company.getCompanyFilters({}),
  header: (urlName) => company.getCompanyHeader({ path: { urlName } }),
  facts: (urlName) => company.getCompany({ path: { urlName } }),
});

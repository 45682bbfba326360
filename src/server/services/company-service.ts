import type { operations } from '#contract/generated/company.ts';
import type { Input, Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';

/** The company contract, answered from the companies. */
export const companyService = ({ companies }: { readonly companies: Companies }): Service<operations> => ({
  listCompanies: ({ query }) => companies.list(searchFromContract(query), query.cursor, query.limit),
  getCompanyFilters: () => companies.filters(),
  getCompany: ({ path }) => companies.facts(path.urlName),
  getCompanyHeader: ({ path }) => companies.header(path.urlName),
});

type Query = Input<operations['listCompanies']>['query'];

const searchFromContract = ({ name, industry, location, size, rating, sort }: Query): CompanySearch => ({
  name: name?.trim() ?? everyCompany.name,
  industry: industry ?? everyCompany.industry,
  location: location ?? everyCompany.location,
  size: size ?? everyCompany.size,
  rating: rating ?? everyCompany.rating,
  sort: sort ?? everyCompany.sort,
});

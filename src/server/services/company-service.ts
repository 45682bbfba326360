import type { operations } from '#contract/generated/company.ts';
import type { Input, Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';

/** The company contract, answered from the companies. */
export const companyService = (companies: Companies): Service<operations> => ({
  listCompanies: async ({ query }) => {
    const { items, next } = await companies.list(searchFromContract(query), query.cursor, query.limit);
    return { items: [...items], next };
  },
  getCompanyFilters: async () => {
    const { companiesCount, industries, locations, sizes } = await companies.filters();
    return { companiesCount, industries: [...industries], locations: [...locations], sizes: [...sizes] };
  },
  getCompany: async ({ path }) => {
    const facts = await companies.facts(path.urlName);
    return { ...facts, locations: [...facts.locations], socialMedia: [...facts.socialMedia] };
  },
  getCompanyHeader: async ({ path }) => {
    const header = await companies.header(path.urlName);
    return { ...header, infoTags: [...header.infoTags], socialLinks: [...header.socialLinks], officeLocations: [...header.officeLocations] };
  },
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

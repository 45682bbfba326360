import type { operations } from '#contract/generated/company.ts';
import type { Input, Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';

/** The company contract, answered from the companies. How many stand on a page is the reader's choice, so they are asked for by page size. */
export const companyService = (companiesBy: (pageSize?: number) => Companies): Service<operations> => ({
  listCompanies: async ({ query }) => {
    const { items, next } = await companiesBy(query.limit).list(searchFromContract(query), query.cursor);
    return { items: [...items], next };
  },
  getCompanyFilters: async () => {
    const { companiesCount, industries, locations, sizes } = await companiesBy().filters();
    return { companiesCount, industries: [...industries], locations: [...locations], sizes: [...sizes] };
  },
  getCompany: async ({ path }) => {
    const facts = await companiesBy().facts(path.urlName);
    return { ...facts, locations: [...facts.locations], socialMedia: [...facts.socialMedia] };
  },
  getCompanyHeader: async ({ path }) => {
    const header = await companiesBy().header(path.urlName);
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

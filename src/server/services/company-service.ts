import type { operations } from '#contract/generated/company.ts';
import type { Input, Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';
import { everyCollege } from '#core/colleges/college-search.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';
import { companyProfileOperations } from './company-profiles/company-profile-operations.ts';
import { joinedOperations } from './joined-operations.ts';

interface CompanyPorts {
  readonly companies: Companies;
  readonly colleges: Colleges;
}

/** The operations that the file of the contract itself holds. */
type OwnOperations = Pick<Service<operations>, 'listCompanies' | 'getCompanyFilters' | 'getCompany' | 'getCompanyHeader' | 'listColleges' | 'getCollege'>;

/** The lists of companies and of the colleges they come to, and the head of a company's pages. */
const listOperations = ({ companies, colleges }: CompanyPorts): OwnOperations => ({
  listCompanies: ({ query }) => companies.list(searchFromContract(query), query.cursor, query.limit),
  getCompanyFilters: () => companies.filters(),
  getCompany: ({ path }) => companies.facts(path.urlName),
  getCompanyHeader: ({ path }) => companies.header(path.urlName),
  listColleges: ({ query: { text, state, sort, cursor, limit } }) =>
    colleges.list({ text: text?.trim() ?? everyCollege.text, state: state ?? everyCollege.state, sort: sort ?? everyCollege.sort }, cursor, limit),
  getCollege: ({ path }) => colleges.one(path.urlName),
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

/** The company contract, answered from the companies, their own pages, and the colleges they come to. */
export const companyService = joinedOperations(listOperations, companyProfileOperations);

import type { operations } from '#contract/generated/company.ts';
import type { Input, Service } from '#contract/service.ts';
import type { Companies } from '#core/companies/companies.ts';
import { everyCollege } from '#core/colleges/college-search.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';
import { companyProfileOperations } from './company-profiles/company-profile-operations.ts';
import { conductOperations } from './employer-conduct/conduct-operations.ts';
import { followerOperations } from './followers/follower-operations.ts';
import { compareOperations } from './company-compare/compare-operations.ts';
import { joinedOperations } from './joined-operations.ts';

interface CompanyPorts {
  readonly companies: Companies;
  readonly colleges: Colleges;
}

const companyOperations = ({ companies, colleges }: CompanyPorts) =>
  ({
    listCompanies: ({ query }) => companies.list(searchFromContract(query), query.cursor, query.limit),
    getCompanyFilters: () => companies.filters(),
    getCompany: ({ path }) => companies.facts(path.urlName),
    getCompanyHeader: ({ path }) => companies.header(path.urlName),
    listColleges: ({ query: { text, state, sort, cursor, limit } }) =>
      colleges.list({ text: text?.trim() ?? everyCollege.text, state: state ?? everyCollege.state, sort: sort ?? everyCollege.sort }, cursor, limit),
    getCollege: ({ path }) => colleges.one(path.collegeUrl),
  }) satisfies Partial<Service<operations>>;

export const companyService = joinedOperations(
  companyOperations,
  companyProfileOperations,
  followerOperations,
  compareOperations,
  conductOperations,
) satisfies (ports: never) => Service<operations>;

type Query = Input<operations['listCompanies']>['query'];

const searchFromContract = ({ name, industry, location, size, rating, sort }: Query): CompanySearch => ({
  name: name?.trim() ?? everyCompany.name,
  industry: industry ?? everyCompany.industry,
  location: location ?? everyCompany.location,
  size: size ?? everyCompany.size,
  rating: rating ?? everyCompany.rating,
  sort: sort ?? everyCompany.sort,
});

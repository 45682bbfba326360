import type { operations } from '#contract/generated/salary.ts';
import type { Service } from '#contract/service.ts';
import { comparedWord, type CompanyPaySearch, type JobPaySearch } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';

export const httpSalaries = (salary: Service<operations>): Salaries => ({
  ofCompany: (urlName, search) => salary.listSalaries({ path: { urlName }, query: narrowed(search) }),
  filters: (urlName) => salary.getSalaryFilters({ path: { urlName } }),
  ofJob: (urlName, designation, search) => salary.getSalary({ path: { urlName, designation }, query: narrowed(search) }),
  ofDesignation: (jobProfile, search) => salary.getDesignationSalary({ path: { jobProfile }, query: narrowed(search) }),
  hub: (search) => salary.listLatestSalaries({ query: narrowed(search) }),
  compare: async (jobs) => (jobs.length === 0 ? [] : (await salary.compareSalaries({ query: { of: jobs.map(comparedWord) } })).items),
  fair: ({ designation, city, company, experienceYears }) => salary.getPaidFairly({ body: { designation, city, company, experienceYears } }),
});

type Narrowed<Search> = { -readonly [Key in keyof Search]?: NonNullable<Search[Key]> };

/** What a search narrows to; what is null is not said. */
const narrowed = <Search extends Partial<CompanyPaySearch & JobPaySearch>>(search: Search): Narrowed<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== null)) as Narrowed<Search>;

import type { operations } from '#contract/generated/salary.ts';
import type { Service } from '#contract/service.ts';
import { comparedWord, type CompanyPaySearch, type JobPaySearch } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';

export const httpSalaries = (salary: Service<operations>): Salaries => ({
  ofCompany: (urlName, search) => salary.listSalaries({ path: { urlName }, query: ofCompany(search) }),
  filters: (urlName) => salary.getSalaryFilters({ path: { urlName } }),
  ofJob: (urlName, designation, search) => salary.getSalary({ path: { urlName, designation }, query: ofJob(search) }),
  ofDesignation: (jobProfile, search) => salary.getDesignationSalary({ path: { jobProfile }, query: ofJob(search) }),
  hub: (search) => salary.listLatestSalaries({ query: narrowed(search) }),
  compare: async (jobs) => (jobs.length === 0 ? [] : (await salary.compareSalaries({ query: { of: jobs.map(comparedWord) } })).items),
  fair: ({ designation, city, company, experienceYears }) => salary.getPaidFairly({ body: { designation, city, company, experienceYears } }),
});

/** What a search narrows to; what is null is not said. */
const narrowed = ({ city, experience }: Pick<JobPaySearch, 'city' | 'experience'>) => ({
  ...(city !== null && { city }),
  ...(experience !== null && { experience }),
});

const ofJob = (search: JobPaySearch) => ({ ...narrowed(search), ...(search.employment !== null && { employment: search.employment }) });

const ofCompany = (search: CompanyPaySearch) => ({
  ...narrowed(search),
  sort: search.sort,
  ...(search.department !== null && { department: search.department }),
});

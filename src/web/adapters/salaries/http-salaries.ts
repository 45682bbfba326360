import type { operations } from '#contract/generated/salary.ts';
import type { Service } from '#contract/service.ts';
import { comparedWord } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpSalaries = (salary: Service<Sparse<operations>>): Salaries => ({
  ofCompany: (urlName, { department, city, experience, sort }) => salary.listSalaries({ path: { urlName }, query: { department, city, experience, sort } }),
  filters: (urlName) => salary.getSalaryFilters({ path: { urlName } }),
  ofJob: (urlName, designation, { city, experience, employment }) =>
    salary.getSalary({ path: { urlName, designation }, query: { city, experience, employment } }),
  ofDesignation: (jobProfile, { city, experience, employment }) =>
    salary.getDesignationSalary({ path: { jobProfile }, query: { city, experience, employment } }),
  hub: ({ city, experience }) => salary.listLatestSalaries({ query: { city, experience } }),
  compare: async (jobs) => (jobs.length === 0 ? [] : (await salary.compareSalaries({ query: { of: jobs.map(comparedWord) } })).items),
  fair: ({ designation, city, company, experienceYears }) => salary.getPaidFairly({ body: { designation, city, company, experienceYears } }),
});

import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyComparisons } from '#core/company-compare/company-comparisons.ts';

export const httpCompanyComparisons = (company: Service<operations>): CompanyComparisons => ({
  compare: (urlNames) => company.compareCompanies({ query: { company: urlNames } }),
});

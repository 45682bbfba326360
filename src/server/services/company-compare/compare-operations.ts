import type { operations } from '#contract/generated/company/company-compare.ts';
import type { Service } from '#contract/service.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import type { Companies } from '#core/companies/companies.ts';
import { comparisonsOver } from '#core/company-compare/comparisons-over.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import type { Salaries } from '#core/salaries/salaries.ts';

interface ComparedPorts {
  readonly companies: Companies;
  readonly reviews: Reviews;
  readonly salaries: Salaries;
  readonly interviews: Interviews;
  readonly benefits: Benefits;
}

/** Compares companies by published figures only. */
export const compareOperations = (ports: ComparedPorts): Service<operations> => ({
  compareCompanies: ({ query }) => comparisonsOver(ports).compare(query.company),
});

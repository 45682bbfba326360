import type { CompanyComparison } from '#core/company-compare/company-comparison.ts';
import type { CompanyComparisons } from '#core/company-compare/company-comparisons.ts';
import { comparisonsOver } from '#core/company-compare/comparisons-over.ts';
import type { KnownCompany } from '#tests/companies.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import type { KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { FakeSalaries } from '#tests/fakes/salaries/fake-salaries.ts';
import type { KnownInterview } from '#tests/interviews.ts';
import type { KnownReview } from '#tests/reviews.ts';
import type { KnownSalary } from '#tests/salaries.ts';

export interface ComparedFixture {
  readonly companies: readonly KnownCompany[];
  readonly reviews: readonly KnownReview[];
  readonly salaries: readonly KnownSalary[];
  readonly interviews: readonly KnownInterview[];
  readonly benefits: readonly KnownBenefits[];
}

export const fakeComparedPorts = ({ companies, reviews, salaries, interviews, benefits }: ComparedFixture) => ({
  companies: new FakeCompanies(companies),
  reviews: new FakeReviews(companies, reviews),
  salaries: new FakeSalaries(companies, salaries),
  interviews: new FakeInterviews(companies, interviews),
  benefits: new FakeBenefits(companies, benefits),
});

export class FakeCompanyComparisons implements CompanyComparisons {
  readonly #over: CompanyComparisons;

  constructor(backend: Partial<ComparedFixture> = {}) {
    this.#over = comparisonsOver(fakeComparedPorts({ companies: [], reviews: [], salaries: [], interviews: [], benefits: [], ...backend }));
  }

  compare(urlNames: readonly string[]): Promise<CompanyComparison> {
    return this.#over.compare(urlNames);
  }
}

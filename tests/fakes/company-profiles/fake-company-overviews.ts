import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import type { CompanyOverviews } from '#core/company-profiles/company-overviews.ts';
import { companyOverviewsOver, type OverviewPorts } from '#core/company-profiles/company-overviews-over.ts';
import { conductOf } from '#core/employer-conduct/conduct.ts';
import type { KnownCompany } from '#tests/companies.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { FakePhotos } from '#tests/fakes/photos/fake-photos.ts';
import { FakeQuestions, QuestionBackend } from '#tests/fakes/questions/fake-questions.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { FakeSalaries } from '#tests/fakes/salaries/fake-salaries.ts';
import { FakeCompanyProfiles } from './fake-company-profiles.ts';
import { silentProfile } from './known-profiles.ts';

/** Overviews made by the rule of the core. Missing facts stay unknown. */
export class FakeCompanyOverviews implements CompanyOverviews {
  readonly #over: CompanyOverviews;

  constructor(companies: readonly KnownCompany[], parts: Partial<OverviewPorts> = {}) {
    this.#over = companyOverviewsOver({
      companies: new FakeCompanies(companies),
      reviews: new FakeReviews(companies),
      salaries: new FakeSalaries(companies),
      interviews: new FakeInterviews(companies),
      questions: new FakeQuestions(new QuestionBackend(companies)),
      benefits: new FakeBenefits(companies),
      photos: new FakePhotos(companies),
      companyProfiles: new FakeCompanyProfiles(companies.map(({ urlName }) => silentProfile(urlName))),
      badges: { at: async () => [] },
      employerConducts: {
        of: async () => conductOf({ entries: [], reports: [], asked: [], bursts: [], reviews: { count: 0, answered: 0, invited: 0, medianDays: null } }),
      },
      companyNeighbours: { of: async () => [] },
      awards: { ofCompany: async () => [] },
      ...parts,
    });
  }

  of(urlName: string): Promise<CompanyOverview> {
    return this.#over.of(urlName);
  }
}

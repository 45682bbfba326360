import type { ConductFacts } from '#core/employer-conduct/conduct.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { FakeColleges } from '#tests/fakes/colleges/fake-colleges.ts';
import { aCollege } from '#tests/fakes/colleges/known-colleges.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeCompanyProfiles } from '#tests/fakes/company-profiles/fake-company-profiles.ts';
import { koyalProfile } from '#tests/fakes/company-profiles/known-profiles.ts';
import { FakeEmployerConducts } from '#tests/fakes/employer-conduct/fake-employer-conducts.ts';
import { FakeBadges } from '#tests/fakes/followers/fake-badges.ts';
import { FakeCompanyNeighbours } from '#tests/fakes/followers/fake-company-neighbours.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { FakeSalaries } from '#tests/fakes/salaries/fake-salaries.ts';

const noConduct: ConductFacts = { entries: [], reports: [], bursts: [], reviews: { count: 0, answered: 0, invited: 0, medianDays: null } };

/** Everything that the contract of companies is answered from: companies with all their parts, and colleges. None is called as an example of a contract calls it. */
export function companyPorts(): Partial<Ports> {
  const companies = Array.from({ length: 25 }, (_, index) =>
    aCompany({ locations: ['Pune'], emailId: 'a@b.example', website: 'https://a.example', rating: 2 + (index % 5) / 2, reviewsCount: 400 - 7 * index }),
  );
  const forEach = <Value>(value: Value) => Object.fromEntries(companies.map(({ urlName }) => [urlName, value]));
  return {
    companies: new FakeCompanies(companies),
    companyProfiles: new FakeCompanyProfiles(companies.map(({ urlName }) => ({ ...koyalProfile, urlName }))),
    colleges: new FakeColleges({ colleges: ['Vindhya Institute', 'Sahyadri College'].map((name) => aCollege({ name })), companies }),
    badges: new FakeBadges(forEach([])),
    employerConducts: new FakeEmployerConducts(forEach(noConduct)),
    companyNeighbours: new FakeCompanyNeighbours(companies),
    reviews: new FakeReviews(companies),
    salaries: new FakeSalaries(companies),
    interviews: new FakeInterviews(companies),
    benefits: new FakeBenefits(companies),
  };
}

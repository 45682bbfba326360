import { companyOverviewsOver } from '#core/company-profiles/company-overviews-over.ts';
import { SqlAwards } from '#server/adapters/awards/sql-awards.ts';
import { SqlBenefits } from '#server/adapters/benefits/sql-benefits.ts';
import { SqlOwnBenefits } from '#server/adapters/benefits/sql-own-benefits.ts';
import { SqlBrowsingHistories } from '#server/adapters/browsing-history/sql-browsing-histories.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlColleges } from '#server/adapters/colleges/sql-colleges.ts';
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { SqlCompanyProfiles } from '#server/adapters/company-profiles/sql-company-profiles.ts';
import { SqlEmployerConducts } from '#server/adapters/employer-conduct/sql-employer-conducts.ts';
import { SqlBadges } from '#server/adapters/followers/sql-badges.ts';
import { SqlCompanyNeighbours } from '#server/adapters/followers/sql-company-neighbours.ts';
import { SqlImpressions } from '#server/adapters/impressions/sql-impressions.ts';
import { SqlInterviews } from '#server/adapters/interviews/sql-interviews.ts';
import { SqlOwnInterviews } from '#server/adapters/interviews/sql-own-interviews.ts';
import { SqlOwnPhotos } from '#server/adapters/photos/sql-own-photos.ts';
import { SqlPhotos } from '#server/adapters/photos/sql-photos.ts';
import { SqlQuestions } from '#server/adapters/questions/sql-questions.ts';
import { SqlOwnReviews } from '#server/adapters/reviews/sql-own-reviews.ts';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { SqlRewardTokens } from '#server/adapters/rewards/sql-reward-tokens.ts';
import { SqlRewards } from '#server/adapters/rewards/sql-rewards.ts';
import { SqlOwnSalaries } from '#server/adapters/salaries/sql-own-salaries.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';

/** What everyone reads of companies, each page by itself. */
const readOfCompanies = (scope: RequestScope) => ({
  companies: new SqlCompanies(scope),
  companyProfiles: new SqlCompanyProfiles(scope),
  badges: new SqlBadges(scope),
  awards: new SqlAwards(scope),
  employerConducts: new SqlEmployerConducts(scope),
  companyNeighbours: new SqlCompanyNeighbours(scope),
  reviews: new SqlReviews(scope),
  salaries: new SqlSalaries(scope),
  photos: new SqlPhotos(scope),
  benefits: new SqlBenefits(scope),
  interviews: new SqlInterviews(scope),
  questions: new SqlQuestions(scope),
});

/** The companies, what they say of themselves, and what people say of them. */
export function adaptersOfCompanies(scope: RequestScope) {
  const parts = readOfCompanies(scope);
  return {
    ...parts,
    companyOverviews: companyOverviewsOver(parts),
    browsingHistories: new SqlBrowsingHistories(scope, scope.context.jar),
    impressions: new SqlImpressions(scope),
    colleges: new SqlColleges(scope),
    ownReviews: new SqlOwnReviews(scope),
    ownSalaries: new SqlOwnSalaries(scope),
    ownBenefits: new SqlOwnBenefits(scope),
    ownPhotos: new SqlOwnPhotos(scope),
    ownInterviews: new SqlOwnInterviews(scope),
    rewards: new SqlRewards(scope),
    rewardTokens: new SqlRewardTokens(scope),
  };
}

import { companyOverviewsOver } from '#core/company-profiles/company-overviews-over.ts';
import { SqlAwards } from '#server/adapters/awards/sql-awards.ts';
import { SqlBrowsingHistories } from '#server/adapters/browsing-history/sql-browsing-histories.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlColleges } from '#server/adapters/colleges/sql-colleges.ts';
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { SqlCompanyProfiles } from '#server/adapters/company-profiles/sql-company-profiles.ts';
import { SqlEmployerConducts } from '#server/adapters/employer-conduct/sql-employer-conducts.ts';
import { SqlBadges } from '#server/adapters/followers/sql-badges.ts';
import { SqlCompanyNeighbours } from '#server/adapters/followers/sql-company-neighbours.ts';
import { SqlImpressions } from '#server/adapters/impressions/sql-impressions.ts';
import { SqlQuestions } from '#server/adapters/questions/sql-questions.ts';
import { SqlRewardTokens } from '#server/adapters/rewards/sql-reward-tokens.ts';
import { SqlRewards } from '#server/adapters/rewards/sql-rewards.ts';
import { merged } from '#server/services/joined-operations.ts';
import { wiredKinds } from '../kinds/wired-kinds.ts';

const readOfCompanies = (scope: RequestScope) => ({
  companies: new SqlCompanies(scope),
  companyProfiles: new SqlCompanyProfiles(scope),
  badges: new SqlBadges(scope),
  awards: new SqlAwards(scope),
  employerConducts: new SqlEmployerConducts(scope),
  companyNeighbours: new SqlCompanyNeighbours(scope),
  ...merged(wiredKinds.map(({ readers }) => readers(scope))),
  questions: new SqlQuestions(scope),
});

export function adaptersOfCompanies(scope: RequestScope) {
  const parts = readOfCompanies(scope);
  return {
    ...parts,
    companyOverviews: companyOverviewsOver(parts),
    browsingHistories: new SqlBrowsingHistories(scope, scope.context.jar),
    impressions: new SqlImpressions(scope),
    colleges: new SqlColleges(scope),
    ...merged(wiredKinds.map(({ owners }) => owners(scope))),
    rewards: new SqlRewards(scope),
    rewardTokens: new SqlRewardTokens(scope),
  };
}

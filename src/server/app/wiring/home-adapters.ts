import type { Clock } from '#core/clock.ts';
import { homePagesOver } from '#core/home/home-pages-over.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { SqlContributionPrompts } from '#server/adapters/contributions/sql-contribution-prompts.ts';
import { SqlFeeds } from '#server/adapters/feeds/sql-feeds.ts';
import { SqlHeadlines } from '#server/adapters/home/sql-headlines.ts';
import { SqlOwnHomes } from '#server/adapters/home/sql-own-homes.ts';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { SqlCompanyPays } from '#server/adapters/salaries/sql-company-pays.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';
import { declarations } from './declarations.ts';

/** Reads the feed as a guest, so that shared content does not depend on the caller. */
export function adaptersOfHome(scope: RequestScope, clock: Pick<Clock, 'now'>) {
  const { db, secrets } = scope;
  const asGuest = new PseudonymScope({ ...declarations, db, secrets, clock, context: { caller: undefined } });
  const headlines = new SqlHeadlines(scope);
  const parts = {
    headlines,
    companies: new SqlCompanies(scope),
    companyPays: new SqlCompanyPays(scope),
    salaries: new SqlSalaries(scope),
    reviews: new SqlReviews(scope),
    feeds: new SqlFeeds(asGuest),
  };
  return {
    headlines,
    homePages: homePagesOver(parts, clock),
    ownHomes: new SqlOwnHomes(scope),
    contributionPrompts: new SqlContributionPrompts(scope),
  };
}

import { routes as company } from '#contract/generated/company.ts';
import { Badges } from '#core/followers/badges.ts';
import { CompanyNeighbours } from '#core/followers/company-neighbours.ts';
import { httpBadges } from '#web/adapters/followers/http-badges.ts';
import { httpCompanyNeighbours } from '#web/adapters/followers/http-company-neighbours.ts';
import { RankingStore } from '#web/stores/followers/ranking-store.ts';
import { overHttp, store } from '../container/bind.ts';

/** The badges of a company and companies like it. */
export const rankingBindings = [
  overHttp(Badges, httpBadges, company),
  overHttp(CompanyNeighbours, httpCompanyNeighbours, company),
  store(RankingStore, [Badges, CompanyNeighbours]),
];

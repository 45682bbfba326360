import type { operations } from '#contract/generated/aggregation/home.ts';
import type { Service } from '#contract/service.ts';
import type { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';
import type { Headlines } from '#core/home/headlines.ts';
import type { HomePages } from '#core/home/home-pages.ts';
import type { OwnHomes } from '#core/home/own-homes.ts';

interface HomePorts {
  readonly homePages: HomePages;
  readonly ownHomes: OwnHomes;
  readonly headlines: Headlines;
  readonly contributionPrompts: ContributionPrompts;
}

export const homeOperations = ({ homePages, ownHomes, headlines, contributionPrompts }: HomePorts): Service<operations> => ({
  getHomeAggregate: () => homePages.page(),
  getOwnHome: () => ownHomes.own(),
  getHeadlineStats: () => headlines.stats(),
  getContributionPrompts: async () => ({ items: await contributionPrompts.list() }),
});

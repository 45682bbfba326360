import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import type { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import type { Impressions } from '#core/impressions/impressions.ts';
import { overviewOperations } from './company-profiles/overview-operations.ts';
import { homeOperations } from './home/home-operations.ts';
import { joinedOperations } from './joined-operations.ts';

interface LookedAtPorts {
  readonly browsingHistories: BrowsingHistories;
  readonly impressions: Impressions;
}

const lookedAtOperations = ({ browsingHistories, impressions }: LookedAtPorts) =>
  ({
    listBrowsingHistory: async () => ({ items: await browsingHistories.list() }),
    noteBrowsing: async ({ body }) => {
      await browsingHistories.note(body.urlName);
      return undefined;
    },
    clearBrowsingHistory: async () => {
      await browsingHistories.clear();
      return undefined;
    },
    forgetBrowsing: async ({ path }) => {
      await browsingHistories.forget(path.urlName);
      return undefined;
    },
    noteImpressions: async ({ body }) => {
      await impressions.count(body.companies, body.entity);
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;

/** Answers composed of several parts: browsing, first page and company overview. */
export const aggregationService = joinedOperations(lookedAtOperations, homeOperations, overviewOperations) satisfies (ports: never) => Service<operations>;

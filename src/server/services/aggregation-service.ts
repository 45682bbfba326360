import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import type { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import type { Impressions } from '#core/impressions/impressions.ts';

interface AggregationPorts {
  readonly browsingHistories: BrowsingHistories;
  readonly impressions: Impressions;
}

/** The contract of what was looked at: by one browser, and how often at all. */
export const aggregationService = ({ browsingHistories, impressions }: AggregationPorts): Service<operations> => ({
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
});

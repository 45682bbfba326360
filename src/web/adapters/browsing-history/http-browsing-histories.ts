import type { operations } from '#contract/generated/aggregation.ts';
import type { Service } from '#contract/service.ts';
import type { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';

export const httpBrowsingHistories = (aggregation: Service<operations>): BrowsingHistories => ({
  list: async () => (await aggregation.listBrowsingHistory({})).items,
  async note(urlName) {
    await aggregation.noteBrowsing({ body: { urlName } });
  },
  async forget(urlName) {
    await aggregation.forgetBrowsing({ path: { urlName } });
  },
  async clear() {
    await aggregation.clearBrowsingHistory({});
  },
});

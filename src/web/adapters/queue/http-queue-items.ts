import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';
import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { QueueItems } from '#core/queue/queue-items.ts';
import { itemFromContract } from './item-from-contract.ts';

export const httpQueueItems = (moderation: Service<Sparse<operations>>): QueueItems => ({
  async list({ stage, cause, placeId, order } = {}, after, pageSize) {
    const page = await moderation.listModerationQueue({ query: { stage, cause, placeId, order, ...pageQuery(after, pageSize) } });
    return { ...page, items: page.items.map(itemFromContract) };
  },
  count: async () => (await moderation.getQueueCount({})).waiting,
});

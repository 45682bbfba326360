import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { QueueItems } from '#core/queue/queue-items.ts';
import { itemToContract } from './item-to-contract.ts';

export const queueOperations = ({ queueItems }: { readonly queueItems: QueueItems }) =>
  ({
    listModerationQueue: async ({ query: { cursor, limit, ...filter } }) => {
      const page = await queueItems.list(filter, cursor, limit);
      return { ...page, items: page.items.map(itemToContract) };
    },
    getQueueCount: async () => ({ waiting: await queueItems.count() }),
  }) satisfies Partial<Service<operations>>;

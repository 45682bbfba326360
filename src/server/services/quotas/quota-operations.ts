import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { FeedPorts } from '../feed-ports.ts';

/** The rest of the caller's daily quotas. */
export const quotaOperations = ({ quotas }: FeedPorts) =>
  ({
    getQuotas: async () => {
      const { resetsAt, ...left } = await quotas.left();
      return { ...left, resetsAt: new Date(resetsAt).toISOString() };
    },
  }) satisfies Partial<Service<operations>>;

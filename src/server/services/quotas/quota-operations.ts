import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Quotas } from '#core/quotas/quotas.ts';

export const quotaOperations = ({ quotas }: { readonly quotas: Quotas }) =>
  ({
    getQuotas: async () => {
      const { resetsAt, ...left } = await quotas.left();
      return { ...left, resetsAt: new Date(resetsAt).toISOString() };
    },
  }) satisfies Partial<Service<operations>>;

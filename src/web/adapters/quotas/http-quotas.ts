import type { operations } from '#contract/generated/feed/content.ts';
import type { Service } from '#contract/service.ts';
import { speaking } from '../http/detour.ts';
import type { Quotas } from '#core/quotas/quotas.ts';

export const httpQuotas = (feed: Service<operations>): Quotas => ({
  async left(persona) {
    const { resetsAt, ...left } = await feed.getQuotas(speaking({}, persona));
    return { ...left, resetsAt: Date.parse(resetsAt) };
  },
});

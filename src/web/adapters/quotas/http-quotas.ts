import type { operations } from '#contract/generated/feed/content.ts';
import type { Service } from '#contract/service.ts';
import { asPersona } from '../http/interceptor.ts';
import type { Quotas } from '#core/quotas/quotas.ts';

export const httpQuotas = (feed: Service<operations>): Quotas => ({
  async left(persona) {
    const { resetsAt, ...left } = await feed.getQuotas(asPersona({}, persona));
    return { ...left, resetsAt: Date.parse(resetsAt) };
  },
});

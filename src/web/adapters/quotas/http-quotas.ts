import type { operations } from '#contract/generated/feed/content.ts';
import type { Service } from '#contract/service.ts';
import { speaking } from '../http/detour.ts';
import type { Quotas, QuotasLeft } from '#core/quotas/quotas.ts';

export class HttpQuotas implements Quotas {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async left(persona?: string): Promise<QuotasLeft> {
    const { resetsAt, ...left } = await this.#feed.getQuotas(speaking({}, persona));
    return { ...left, resetsAt: Date.parse(resetsAt) };
  }
}

import type { operations } from '#contract/generated/feed/content.ts';
import type { Service } from '#contract/service.ts';
import type { Quotas, QuotasLeft } from '#core/quotas/quotas.ts';

export class HttpQuotas implements Quotas {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async left(): Promise<QuotasLeft> {
    const { resetsAt, ...left } = await this.#feed.getQuotas({});
    return { ...left, resetsAt: Date.parse(resetsAt) };
  }
}

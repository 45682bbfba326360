import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { QueueFilter, QueueItems, QueuePage } from '#core/queue/queue-items.ts';
import { itemFromContract } from './item-from-contract.ts';

export class HttpQueueItems implements QueueItems {
  readonly #moderation: Service<operations>;

  constructor(moderation: Service<operations>) {
    this.#moderation = moderation;
  }

  async list({ stage, cause, placeId, order }: QueueFilter = {}, after?: string | null, pageSize?: number): Promise<QueuePage> {
    const filter = { ...(stage && { stage }), ...(cause && { cause }), ...(placeId && { placeId }), ...(order && { order }) };
    const page = await this.#moderation.listModerationQueue({ query: { ...filter, ...pageQuery(after, pageSize) } });
    return { ...page, items: page.items.map(itemFromContract) };
  }

  async count(): Promise<number> {
    return (await this.#moderation.getQueueCount({})).waiting;
  }
}

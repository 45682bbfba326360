import { makeAutoObservable } from 'mobx';
import type { Belongings } from '#core/device/belongings.ts';
import type { FeedOrder } from '#core/posts/feed-order.ts';

const name = 'feed-order';

/** The order in which the reader likes feeds, remembered on this device. A printed page does not know it, so it is recalled once the page lives. */
export class FeedOrderStore {
  order: FeedOrder = 'FOR_YOU';
  readonly #belongings: Belongings;

  constructor(belongings: Belongings) {
    this.#belongings = belongings;
    makeAutoObservable(this);
  }

  recall(): FeedOrder {
    const kept = this.#belongings.read(name);
    if (typeof kept === 'object' && kept !== null && 'order' in kept && (kept.order === 'LATEST' || kept.order === 'FOR_YOU')) this.order = kept.order;
    return this.order;
  }

  choose(order: FeedOrder): void {
    this.order = order;
    this.#belongings.keep(name, { order });
  }
}

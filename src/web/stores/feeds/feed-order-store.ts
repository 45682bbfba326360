import { makeAutoObservable } from 'mobx';
import type { Preferences } from '#core/device/preferences.ts';
import type { FeedOrder } from '#core/feeds/feed-order.ts';

/** The order in which the reader likes feeds, remembered on this device. The server knows it when it renders a page. */
export class FeedOrderStore {
  order: FeedOrder;
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    this.order = preferences.read().feedOrder;
    makeAutoObservable(this);
  }

  choose(order: FeedOrder): void {
    this.order = order;
    this.#preferences.remember({ feedOrder: order });
  }
}

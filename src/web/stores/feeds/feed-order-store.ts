import { makeAutoObservable } from 'mobx';
import type { Preferences } from '#core/device/preferences.ts';
import type { FeedOrder } from '#core/feeds/feed-order.ts';

/** Preferred feed order on this device, known to the server when rendering. */
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

import type { Shared, Shares } from '#core/device/shares.ts';
import type { NativeBridge } from '#core/native/native-bridge.ts';
import { messageTitle } from '#core/native/native-messages.ts';

/** Shares by the surrounding native app, or else as a browser does. */
export class NativeShares implements Shares {
  readonly #bridge: NativeBridge;
  readonly #browser: Shares;

  constructor(bridge: NativeBridge, browser: Shares) {
    this.#bridge = bridge;
    this.#browser = browser;
  }

  async offer(shared: Shared): Promise<boolean> {
    const { pathname, search, hash } = new URL(shared.url, location.origin);
    return this.#bridge.send({ type: 'share', title: messageTitle(shared.title), path: pathname + search + hash }) || this.#browser.offer(shared);
  }

  urlOf(shared: Shared): string {
    return this.#browser.urlOf(shared);
  }
}

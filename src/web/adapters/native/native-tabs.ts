import type { TabDetail, TabMessage, Tabs } from '#core/device/tabs.ts';
import type { NativeBridge } from '#core/native/native-bridge.ts';
import { clearUserStorage } from '../device/clear-user-storage.ts';

/** Time for an app to leave a signed-out page, before it reloads itself to drop the member's content. */
const leavesWithinMs = 3_000;

/** Browser tabs, where a native app leads after a sign-out. */
export class NativeTabs implements Tabs {
  readonly #tabs: Tabs;
  readonly #bridge: NativeBridge;

  constructor(tabs: Tabs, bridge: NativeBridge) {
    this.#tabs = tabs;
    this.#bridge = bridge;
  }

  reload(pair: string, leaver?: string): void {
    if (leaver === undefined) this.#tabs.reload(pair);
    else void clearUserStorage(leaver).then(() => this.#tellApp(pair));
  }

  tell(message: TabMessage, ...details: readonly TabDetail[]): void {
    this.#tabs.tell(message, ...details);
  }

  watchReturn(come: () => void): () => void {
    return this.#tabs.watchReturn(come);
  }

  hear(heard: (message: TabMessage, ...details: readonly TabDetail[]) => void): () => void {
    return this.#tabs.hear(heard);
  }

  #tellApp(pair: string): void {
    const waitMs = this.#bridge.send({ type: 'signOut' }) ? leavesWithinMs : 0;
    setTimeout(() => this.#tabs.reload(pair), waitMs);
  }
}

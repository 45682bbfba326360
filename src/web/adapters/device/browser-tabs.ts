import { tabMessages, type TabMessage, type Tabs } from '#core/device/tabs.ts';
import { clearUserStorage } from './clear-user-storage.ts';

/** Messages between tabs over a BroadcastChannel; without one, tabs find out by themselves. One that comes before the page is drawn waits for that: hydration draws what the server rendered, for the session of then. */
export class BrowserTabs implements Tabs {
  readonly #drawn: Promise<void>;
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('daftar');

  constructor(drawn: Promise<void>) {
    this.#drawn = drawn;
  }

  reload(pair: string, leaver?: string): void {
    const { pathname, search, hash } = location;
    const go = () => location.replace(`${pathname}${search ? `${search}&` : '?'}${pair}${hash}`);
    if (leaver === undefined) go();
    else void clearUserStorage(leaver).then(go);
  }

  tell(message: TabMessage, count?: number): void {
    this.#channel?.postMessage(count === undefined ? message : [message, count]);
  }

  watchReturn(come: () => void): () => void {
    const look = () => document.hidden || come();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }

  hear(heard: (message: TabMessage, count: number) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>) => {
      const [name, count] = Array.isArray(data) ? data : [data];
      const message = tabMessages.find((known) => known === name);
      if (message) void this.#drawn.then(() => heard(message, Number(count) || 0));
    };
    this.#channel?.addEventListener('message', listen);
    return () => this.#channel?.removeEventListener('message', listen);
  }
}

import { tabMessages, type TabDetail, type TabMessage, type Tabs } from '#core/device/tabs.ts';
import { clearUserStorage } from './clear-user-storage.ts';

/** Broadcasts between tabs, holding messages back until hydration has drawn the server's page. */
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

  tell(message: TabMessage, ...details: readonly TabDetail[]): void {
    this.#channel?.postMessage([message, ...details]);
  }

  watchReturn(come: () => void): () => void {
    const look = () => document.hidden || come();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }

  hear(heard: (message: TabMessage, ...details: readonly TabDetail[]) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>) => {
      const [name, ...details]: readonly unknown[] = Array.isArray(data) ? data : [data];
      const message = tabMessages.find((known) => known === name);
      if (message) void this.#drawn.then(() => heard(message, ...details.filter(isDetail)));
    };
    this.#channel?.addEventListener('message', listen);
    return () => this.#channel?.removeEventListener('message', listen);
  }
}

const isDetail = (value: unknown): value is TabDetail => typeof value === 'string' || typeof value === 'number';

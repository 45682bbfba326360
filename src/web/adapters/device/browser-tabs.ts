import type { TabMessage, Tabs } from '#core/device/tabs.ts';
import { clearUserStorage } from './clear-user-storage.ts';

const channelName = 'daftar';

/** The key in localStorage for browsers without BroadcastChannel: every other tab notices a value that changes. */
const storageKey = 'daftar.tabs';

/** Messages between tabs over a BroadcastChannel; where there is none, over the storage they share. */
export class BrowserTabs implements Tabs {
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  readonly #tell: (message: TabMessage) => void = this.#channel?.postMessage.bind(this.#channel) ?? share;

  reload(pair: string): void {
    if (pair.startsWith('signedOut')) clearUserStorage();
    const { pathname, search, hash } = location;
    location.replace(`${pathname}${search ? `${search}&` : '?'}${pair}${hash}`);
  }

  tell(message: TabMessage): void {
    this.#tell(message);
  }

  watchReturn(come: () => void): () => void {
    const look = () => document.visibilityState === 'visible' && come();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }

  hear(heard: (message: TabMessage) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>) => isTabMessage(data) && heard(data);
    const look = ({ key, newValue }: StorageEvent) => {
      const message = key === storageKey ? newValue?.split(' ', 1)[0] : undefined;
      if (isTabMessage(message)) heard(message);
    };
    this.#channel?.addEventListener('message', listen);
    window.addEventListener('storage', look);
    return () => {
      this.#channel?.removeEventListener('message', listen);
      window.removeEventListener('storage', look);
    };
  }
}

const isTabMessage = (text: unknown): text is TabMessage => text === 'signed-in' || text === 'signed-out' || text === 'name-changed';

/** The fallback over localStorage; one that is full or forbidden keeps nothing, and the other tabs find out by themselves. */
function share(message: TabMessage): void {
  try {
    localStorage.setItem(storageKey, `${message} ${Date.now()}`);
  } catch {
    return;
  }
}

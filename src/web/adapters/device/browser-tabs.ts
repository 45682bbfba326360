import type { TabNews, Tabs } from '#core/device/tabs.ts';
import { forgetOwner } from './own-storage.ts';

const channelName = 'daftar';

/** Only for browsers without channels: a value that changes is noticed by every other tab. */
const storageKey = 'daftar.tabs';

/** Tells other tabs through a channel; where there is none, through the storage they share. */
export class BrowserTabs implements Tabs {
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  readonly #tell: (news: TabNews) => void = this.#channel?.postMessage.bind(this.#channel) ?? share;

  reload(mark: string): void {
    if (mark.startsWith('signedOut')) forgetOwner();
    const { pathname, search, hash } = location;
    location.replace(`${pathname}${search ? `${search}&` : '?'}${mark}${hash}`);
  }

  tell(news: TabNews): void {
    this.#tell(news);
  }

  hear(heard: (news: TabNews) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>) => isNews(data) && heard(data);
    const look = ({ key, newValue }: StorageEvent) => {
      const news = key === storageKey ? newValue?.split(' ', 1)[0] : undefined;
      if (isNews(news)) heard(news);
    };
    this.#channel?.addEventListener('message', listen);
    window.addEventListener('storage', look);
    return () => {
      this.#channel?.removeEventListener('message', listen);
      window.removeEventListener('storage', look);
    };
  }
}

const isNews = (text: unknown): text is TabNews => text === 'signed-in' || text === 'signed-out';

/** A storage that is full or forbidden keeps nothing, and the other tabs find out by themselves. */
function share(news: TabNews): void {
  try {
    localStorage.setItem(storageKey, `${news} ${Date.now()}`);
  } catch {
    return;
  }
}

import { reaction } from 'mobx';
import { KeptPages } from '#core/offline/kept-pages.ts';
import { BrowserKeptPages } from '#web/adapters/offline/browser-kept-pages.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { KeptPagesStore } from '#web/stores/offline/kept-pages-store.ts';
import type { Head } from '#web/views/head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { offlineWords } from '#web/words/offline/offline-words.ts';
import { onDevice, store } from '../container/bind.ts';

/** Stand-in for a page missing on the device. */
export { AwayScreen as Screen } from '#web/views/offline/AwayScreen.tsx';

export const words = [offlineWords];

export const bindings = [onDevice(KeptPages, BrowserKeptPages), store(KeptPagesStore, [KeptPages])];

/** Reloads the requested page once the connection is back. */
export const load = async (stores: Stores) => {
  const connection = stores.get(ConnectionStore);
  connection.lose();
  reaction(
    () => connection.returns,
    () => location.reload(),
  );
};

export const head = (stores: Stores): Head => {
  const said = stores.get(WordsStore);
  const { heading, because } = said.of(offlineWords);
  return { title: said.titled(heading), description: because, status: 200 };
};

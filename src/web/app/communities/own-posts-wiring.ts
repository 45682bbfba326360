import { Feeds } from '#core/feeds/feeds.ts';
import { OwnPostsStore } from '#web/stores/posts/own-posts-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { ownPostWords } from '#web/words/posts/own-post-words.ts';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { store } from '../container/bind.ts';
import { feedSentences, postBindings, postChunks, postOverlays } from '../posts/post-bindings.ts';

export { OwnPostsScreen as Screen } from '#web/views/communities/OwnPostsScreen.tsx';

export const shared = postBindings;

export const chunks = postChunks;

export const words = [...feedSentences, ownPostWords, deactivatedWords];

export const over = postOverlays;

export const bindings = [store(OwnPostsStore, [Feeds])];

export const load = async (stores: Stores) => {
  if (stores.get(SessionStore).isAwake) await Promise.all([stores.get(OwnPostsStore).open(), stores.get(MembershipsStore).open()]);
};

export const head = (stores: Stores) => {
  const { title, lead } = stores.get(WordsStore).of(ownPostWords);
  return settingsHead(stores.get(WordsStore), { title, description: lead });
};

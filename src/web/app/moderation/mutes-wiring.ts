import { Mutes } from '#core/moderation/mutes.ts';
import { HiddenContentStore } from '#web/stores/moderation/hidden-content-store.ts';
import { OwnMutesStore } from '#web/stores/moderation/own-mutes-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { mutesWords } from '#web/words/moderation/mutes-words.ts';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { store } from '../container/bind.ts';
import { hiddenContent } from '../posts/hidden-content.ts';

export { MutesScreen as Screen } from '#web/views/moderation/MutesScreen.tsx';

export const shared = hiddenContent;

export const words = [mutesWords, deactivatedWords];

export const bindings = [store(OwnMutesStore, [Mutes, HiddenContentStore])];

export const load = async (stores: Stores) => {
  if (stores.get(SessionStore).isAwake) await stores.get(OwnMutesStore).open();
};

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(mutesWords));

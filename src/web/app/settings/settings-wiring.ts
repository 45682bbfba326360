import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { hubWords } from '#web/words/settings/hub.ts';

export { SettingsScreen as Screen } from '#web/views/settings/SettingsScreen.tsx';

export const bindings = [];

export const load = async () => undefined;

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), hubWords(stores.get(WordsStore).language));

import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { settingsWords } from '#web/words/settings/settings-words.ts';

export { SettingsScreen as Screen } from '#web/views/settings/SettingsScreen.tsx';

export const words = [settingsWords];

export const bindings = [];

export const load = async () => undefined;

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(settingsWords));

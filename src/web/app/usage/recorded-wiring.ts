import { RecordedList } from '#web/stores/usage/recorded-list.ts';
import { RecordedStore } from '#web/stores/usage/recorded-store.ts';
import { UsageBuffer } from '#web/stores/usage/usage-buffer.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { recordedWords } from '#web/words/usage/recorded-words.ts';
import { store } from '../container/bind.ts';
import { usageBindings } from './usage-bindings.ts';

export { RecordedScreen as Screen } from '#web/views/usage/RecordedScreen.tsx';

export const words = [recordedWords];

export const shared = usageBindings;

export const bindings = [store(RecordedList, [RecordedStore, UsageBuffer])];

export const load = async () => undefined;

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(recordedWords));

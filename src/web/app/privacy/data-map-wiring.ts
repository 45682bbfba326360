import { routes as system } from '#contract/generated/system.ts';
import { DataMap } from '#core/privacy/data-map.ts';
import { httpDataMap } from '#web/adapters/privacy/http-data-map.ts';
import { DataMapStore } from '#web/stores/privacy/data-map-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { dataMapHead } from '#web/views/privacy/data-map-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { privacyWords } from '#web/words/privacy/privacy-words.ts';
import { overHttp, store } from '../container/bind.ts';

export { DataMapScreen as Screen } from '#web/views/privacy/DataMapScreen.tsx';

export const words = [privacyWords];

export const bindings = [overHttp(DataMap, httpDataMap, system), store(DataMapStore, [DataMap])];

export const load = (stores: Stores) => stores.get(DataMapStore).open();

export const head = (stores: Stores) => dataMapHead(stores.get(WordsStore));

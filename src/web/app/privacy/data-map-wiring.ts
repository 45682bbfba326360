import { routes as system } from '#contract/generated/system.ts';
import { Records } from '#core/privacy/records.ts';
import { HttpRecords } from '#web/adapters/privacy/http-records.ts';
import { RecordsStore } from '#web/stores/privacy/records-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { dataMapHead } from '#web/views/privacy/data-map-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { privacyWords } from '#web/words/privacy/privacy-words.ts';
import { overHttp, store } from '../container/bind.ts';

export { DataMapScreen as Screen } from '#web/views/privacy/DataMapScreen.tsx';

export const words = [privacyWords];

export const bindings = [overHttp(Records, HttpRecords, system), store(RecordsStore, [Records])];

export const load = (stores: Stores) => stores.get(RecordsStore).open();

export const head = (stores: Stores) => dataMapHead(stores.get(WordsStore));

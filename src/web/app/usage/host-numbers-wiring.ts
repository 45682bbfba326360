import { routes as administration } from '#contract/generated/administration.ts';
import { HostNumbersReader } from '#core/usage/host-numbers.ts';
import { httpHostNumbersReader } from '#web/adapters/usage/http-host-numbers-reader.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { HostNumbersStore, spanNamed } from '#web/stores/usage/host-numbers-store.ts';
import { hostNumbersHead } from '#web/views/usage/host-numbers-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { notFoundWords } from '#web/words/errors/not-found-words.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { HostNumbersScreen as Screen } from '#web/views/usage/HostNumbersScreen.tsx';

export const words = [hostNumberWords, notFoundWords];

export const bindings = [overHttp(HostNumbersReader, httpHostNumbersReader, administration), store(HostNumbersStore, [HostNumbersReader, SessionStore])];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(HostNumbersStore).open(spanNamed(query.get('days')));

export const head = (stores: Stores) => hostNumbersHead(stores.get(HostNumbersStore), stores.get(WordsStore));

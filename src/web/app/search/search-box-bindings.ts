import { routes as search } from '#contract/generated/search.ts';
import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Search } from '#core/search/search.ts';
import { HttpSearch } from '#web/adapters/search/http-search.ts';
import { NameAnswersStore } from '#web/stores/search/name-answers-store.ts';
import { RecentSearchesStore } from '#web/stores/search/recent-searches-store.ts';
import { SearchBoxStore } from '#web/stores/search/search-box-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { overHttp, store } from '../container/bind.ts';

export const searchBoxBindings = [
  overHttp(Search, (service) => new HttpSearch(service), search),
  store(RecentSearchesStore, [UserStorage, SessionStore]),
  store(SearchBoxStore, [Search, RecentSearchesStore, Clock]),
];

export const nameAnswersBindings = [overHttp(Search, (service) => new HttpSearch(service), search), store(NameAnswersStore, [Search])];

export const searchBoxWords = [searchWords, listWords];

import type { Search } from '#core/search/search.ts';
import type { Bounds, ConcurrencyLimit } from './concurrency-limit.ts';

/** So few searches run at once that pages still get a connection to the database; who waits longer than this has typed on. */
export const searchBounds: Bounds = { maxRunning: 3, maxQueued: 30, maxWaitMs: 1_500 };

/** A search with a concurrency limit for all who search. */
export const limitedSearch = (search: Search, limit: ConcurrencyLimit): Search => ({
  suggest: (typed, most) => limit.run(() => search.suggest(typed, most)),
  find: (asked) => limit.run(() => search.find(asked)),
  trending: () => limit.run(() => search.trending()),
});

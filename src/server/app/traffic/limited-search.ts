import type { Search } from '#core/search/search.ts';
import type { Bounds, ConcurrencyLimit } from './concurrency-limit.ts';

/** Leaves database connections to pages; longer waits are pointless, as the person has typed on. */
export const searchBounds: Bounds = { maxRunning: 3, maxQueued: 30, maxWaitMs: 1_500 };

export const limitedSearch = (search: Search, limit: ConcurrencyLimit): Search => ({
  suggest: (typed, most) => limit.run(() => search.suggest(typed, most)),
  find: (asked) => limit.run(() => search.find(asked)),
  trending: () => limit.run(() => search.trending()),
});

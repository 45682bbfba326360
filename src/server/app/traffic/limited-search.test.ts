import { expect, it } from 'vitest';
import type { Suggestions } from '#core/search/suggested-page.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeSearch } from '#tests/fakes/search/fake-search.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { limitedSearch } from './limited-search.ts';

it('runs a few searches at once, of any kind, and refuses those waiting too long', async () => {
  const clock = new FakeClock();
  const slow = Promise.withResolvers<Suggestions>();
  const search = new FakeSearch({ entries: [] });
  search.suggest = () => slow.promise;
  const limited = limitedSearch(search, new ConcurrencyLimit({ maxRunning: 1, maxQueued: 1, maxWaitMs: 1_000 }, clock));
  const first = limited.suggest('koyal');
  const second = limited.find({ typed: 'koyal', type: 'all', company: null, community: null, from: 0, isExact: false });
  await expect(limited.trending()).rejects.toMatchObject({ kind: 'offline' });
  clock.advance(1_000);
  await expect(second).rejects.toMatchObject({ kind: 'offline' });
  slow.resolve({ items: [], corrected: null });
  expect(await first).toEqual({ items: [], corrected: null });
  expect(await limited.trending()).toEqual([]);
});

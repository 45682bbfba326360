import { expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { LimitOfEach } from './limit-of-each.ts';

it('gives each their own places, and forgets who has none', async () => {
  const limit = new LimitOfEach({ maxRunning: 2, maxQueued: 1, maxWaitMs: 1_000 }, new FakeClock());
  const [first, second] = await Promise.all([limit.acquire('one'), limit.acquire('one')]);
  expect([limit.isFull('one'), limit.isFull('other')]).toEqual([true, false]);
  const third = limit.acquire('one');
  await expect(limit.acquire('one')).rejects.toMatchObject({ kind: 'offline' });
  (await limit.acquire('other'))();
  first();
  first();
  (await third)();
  expect(limit.isFull('one')).toBe(false);
  second();
  expect(limit.isFull('one')).toBe(false);
});

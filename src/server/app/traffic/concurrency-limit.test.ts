import { expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

const limitOf = (maxRunning: number, maxQueued: number) => {
  const clock = new FakeClock();
  return { clock, limit: new ConcurrencyLimit({ maxRunning, maxQueued, maxWaitMs: 3_000 }, clock) };
};

it('runs a few at once, queues others in order, and refuses the rest', async () => {
  const { limit } = limitOf(2, 2);
  const finish: (() => void)[] = [];
  const started: number[] = [];
  let starts = Promise.withResolvers<void>();
  const next = () => (starts = Promise.withResolvers()).promise;
  const tasks = [0, 1, 2, 3, 4].map((task) =>
    limit
      .run(async () => {
        started.push(task);
        starts.resolve();
        await new Promise<void>((resolve) => (finish[task] = resolve));
      })
      .then(
        () => 'ran',
        () => 'refused',
      ),
  );
  await expect(tasks[4]).resolves.toBe('refused');
  expect(started).toEqual([0, 1]);
  const third = next();
  finish[0]?.();
  await third;
  expect(started).toEqual([0, 1, 2]);
  const fourth = next();
  finish[1]?.();
  await fourth;
  finish[2]?.();
  finish[3]?.();
  expect(await Promise.all(tasks)).toEqual(['ran', 'ran', 'ran', 'ran', 'refused']);
});

it('runs the next one after one has failed', async () => {
  const { limit } = limitOf(1, 1);
  await expect(limit.run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run(async () => 'in')).toBe('in');
});

it('refuses work that waited too long to begin, and never begins it (B-55)', async () => {
  const { limit, clock } = limitOf(1, 9);
  const release = await limit.acquire();
  let began = 0;
  const late = limit.run(async () => ++began);
  clock.advance(3_000);
  await expect(late).rejects.toMatchObject({ kind: 'offline' });
  const next = limit.run(async () => ++began);
  release();
  release();
  expect([await next, began]).toEqual([1, 1]);
});

import { expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

it('runs so many at once, queues the others in the order they came, and refuses the rest', async () => {
  const limit = new ConcurrencyLimit(2, 2);
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const tasks = [0, 1, 2, 3, 4].map((task) =>
    limit
      .run(async () => {
        started.push(task);
        await new Promise<void>((resolve) => (finish[task] = resolve));
      })
      .then(
        () => 'ran',
        () => 'refused',
      ),
  );
  await expect(tasks[4]).resolves.toBe('refused');
  expect(started).toEqual([0, 1]);
  finish[0]?.();
  await tasks[0];
  expect(started).toEqual([0, 1, 2]);
  finish[1]?.();
  await tasks[1];
  finish[2]?.();
  finish[3]?.();
  expect(await Promise.all(tasks)).toEqual(['ran', 'ran', 'ran', 'ran', 'refused']);
});

it('runs the next one after one has failed', async () => {
  const limit = new ConcurrencyLimit(1, 1);
  await expect(limit.run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run(async () => 'in')).toBe('in');
});

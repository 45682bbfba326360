import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const busyFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('works through all rows in order, and answers others in between', async () => {
  let answered = 0;
  const asking = setInterval(() => answered++, 1);
  const done = await inBatches([1, 2, 3, 4, 5, 6], (rows) => {
    busyFor(20);
    return rows.map((row) => row * 2);
  });
  clearInterval(asking);
  expect(done).toEqual([2, 4, 6, 8, 10, 12]);
  expect(answered).toBeGreaterThanOrEqual(3);
});

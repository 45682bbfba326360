import { expect, it } from 'vitest';
import { Turnstile } from './turnstile.ts';

it('lets so many in at once, the others in the order they came, and sends the rest away', async () => {
  const turnstile = new Turnstile(2, 2);
  const leave: (() => void)[] = [];
  const entered: number[] = [];
  const visits = [0, 1, 2, 3, 4].map((visitor) =>
    turnstile
      .pass(async () => {
        entered.push(visitor);
        await new Promise<void>((resolve) => (leave[visitor] = resolve));
      })
      .then(
        () => 'came',
        () => 'left',
      ),
  );
  await expect(visits[4]).resolves.toBe('left');
  expect(entered).toEqual([0, 1]);
  leave[0]?.();
  await visits[0];
  expect(entered).toEqual([0, 1, 2]);
  leave[1]?.();
  await visits[1];
  leave[2]?.();
  leave[3]?.();
  expect(await Promise.all(visits)).toEqual(['came', 'came', 'came', 'came', 'left']);
});

it('lets the next one in after somebody failed inside', async () => {
  const turnstile = new Turnstile(1, 1);
  await expect(turnstile.pass(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turnstile.pass(async () => 'in')).toBe('in');
});

import { getConfig, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askedMs, untilAtRest } from './at-rest.ts';

/** Number of lookups of a missing text during page changes. */
async function asked(changes: number): Promise<number> {
  let times = 0;
  const ask = () => {
    if (++times <= changes) document.body.append('more');
    return screen.findByText('Nowhere', {}, { timeout: 20 });
  };
  await expect(untilAtRest(ask, 20)).rejects.toThrow('with the text: Nowhere');
  return times;
}

it('a missing text is named within five seconds, later only during changes', async () => {
  expect(getConfig().asyncUtilTimeout).toBe(askedMs);
  expect((await asked(0)) * askedMs).toBeLessThan(5_000);
  expect((await asked(4)) - (await asked(1))).toBe(3);
});

import { getConfig, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askedMs, untilAtRest } from './at-rest.ts';

/** How often a text that is nowhere is asked for while the page changes so many times. */
async function asked(changes: number): Promise<number> {
  let times = 0;
  const ask = () => {
    if (++times <= changes) document.body.append('more');
    return screen.findByText('Nowhere', {}, { timeout: 20 });
  };
  await expect(untilAtRest(ask, 20)).rejects.toThrow('with the text: Nowhere');
  return times;
}

it('a text that does not come is named within five seconds, and later only while the page changes', async () => {
  expect(getConfig().asyncUtilTimeout).toBe(askedMs);
  expect((await asked(0)) * askedMs).toBeLessThan(5_000);
  expect((await asked(4)) - (await asked(1))).toBe(3);
});

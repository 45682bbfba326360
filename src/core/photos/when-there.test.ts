import { describe, expect, it } from 'vitest';
import { whenThere } from './when-there.ts';

/** Clock that fires timers at once and counts them. */
const aClock = () => {
  const waits: number[] = [];
  return { waits, after: (delayMs: number, wake: () => void) => (waits.push(delayMs), queueMicrotask(wake), () => undefined) };
};

describe('waiting for a photo before going to it (R-041)', () => {
  it('looks every 100 ms until it is there', async () => {
    const clock = aClock();
    expect(await whenThere(() => clock.waits.length === 3, clock)).toBe(true);
    expect(clock.waits).toEqual([100, 100, 100]);
  });

  it('gives up after 2000 ms', async () => {
    const clock = aClock();
    expect(await whenThere(() => false, clock)).toBe(false);
    expect(clock.waits.reduce((sum, each) => sum + each, 0)).toBe(2_000);
  });
});

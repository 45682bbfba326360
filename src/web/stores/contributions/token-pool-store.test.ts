import { describe, expect, it } from 'vitest';
import { unknownPool } from '#core/contributions/contributed-keys.ts';
import type { PrefetchOccasion } from '#core/contributions/token-pool.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { TokenPoolStore } from './token-pool-store.ts';

function started(chance: number) {
  const [clock, asked] = [new FakeClock(), [] as string[]];
  const prepare = async (occasion: PrefetchOccasion) => {
    asked.push(occasion);
    return unknownPool;
  };
  const stop = new TokenPoolStore({ prepare }, clock, () => chance).start();
  return { clock, asked, stop };
}

describe('the token that every member’s device asks for ahead (F-07)', () => {
  it.each([
    [0, 0.5],
    [0.5, 5.25],
    [0.999, 9.99],
  ])('is asked for at a random moment: with %s after %s minutes, and once', (chance, minutes) => {
    const { clock, asked } = started(chance);
    clock.advance(minutes * minuteMs - 1_000);
    expect(asked).toEqual([]);
    clock.advance(2_000);
    expect(asked).toEqual(['quiet']);
    clock.advance(60 * minuteMs);
    expect(asked).toEqual(['quiet']);
  });

  it('is not asked for once the member has left', () => {
    const { clock, asked, stop } = started(0.5);
    stop();
    clock.advance(60 * minuteMs);
    expect(asked).toEqual([]);
  });
});

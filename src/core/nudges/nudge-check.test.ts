import { describe, expect, it } from 'vitest';
import { nudgeVerdict } from './nudge-check.ts';

const day = 86_400_000;

describe('a nudge of the app (R-177)', () => {
  it.each([
    [0, undefined, true, 1],
    [1, day, true, 2],
    [1, day - 1, false, 1],
    [4, 3 * day, true, 5],
    [5, 300 * day, false, 5],
  ] as const)('after %i times, the last %s ms ago', (before, ago, isDue, times) => {
    const now = 1_000 * day;
    expect(nudgeVerdict({ times: before, lastAt: ago === undefined ? undefined : now - ago }, now)).toEqual({ isDue, times });
  });
});

import { describe, expect, it } from 'vitest';
import { isOver, pauseAfterMs, renewAfterMs } from './session-timing.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 20, 12);

describe('a session (R-150)', () => {
  it('is renewed five minutes before it ends', () => {
    expect(renewAfterMs(now + 15 * minute, now)).toBe(10 * minute);
    expect(renewAfterMs(now + 5 * minute, now)).toBe(0);
    expect(renewAfterMs(now - minute, now)).toBe(0);
  });

  it.each([
    [30_001, false],
    [30_000, true],
    [0, true],
    [-1, true],
  ])('%i ms before its end counts as ended: %s', (leftMs, over) => {
    expect(isOver(now + leftMs, now)).toBe(over);
  });

  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [4, 240],
    [5, 480],
    [6, 960],
    [7, 960],
    [5_000, 960],
  ])('that failed to be renewed %i times waits %i s', (failures, seconds) => {
    expect(pauseAfterMs(failures)).toBe(seconds * 1_000);
  });

  it('that a busy server could not tell waits first as long as it asked for', () => {
    expect([1, 2, 3, 40].map((failures) => pauseAfterMs(failures, 2_000))).toEqual([2_000, 4_000, 8_000, 960_000]);
  });
});

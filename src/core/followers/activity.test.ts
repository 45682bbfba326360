import { describe, expect, it } from 'vitest';
import { leastAmongMost } from './activity.ts';

describe('the tenth of companies with the most posts and reviews', () => {
  it('ends with the last of them, and anyone who has as many is in it', () => {
    expect(leastAmongMost([3, 9, 7, 7, 1], 20)).toBe(7);
    expect(leastAmongMost([3, 9, 7], 10)).toBe(9);
    expect(leastAmongMost([3, 9, 7], 11)).toBe(7);
  });

  it('holds every company of which anything is written where those are fewer', () => {
    expect(leastAmongMost([3, 9], 100)).toBe(1);
    expect(leastAmongMost([], 0)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { scaleTop } from './chart-scale.ts';

describe('the scale of a chart', () => {
  it.each([
    [[3, 7, 6], 8],
    [[120, 340, 312], 400],
    [[2, 1, 3, 200], 3],
    [[2, 1, 3, 7], 8],
    [[0, 0, 90], 100],
    [[0, 0], 1],
    [[], 1],
  ])('of %j ends at %i', (values, top) => expect(scaleTop(values)).toBe(top));

  it('cuts more columns off only where there are many', () => {
    const month = Array.from({ length: 28 }, () => 4);
    expect([scaleTop([...month, 90]), scaleTop([...month, 90, 85])]).toEqual([4, 4]);
    expect(scaleTop([4, 5, 90, 85])).toBe(100);
  });
});

import { describe, expect, it } from 'vitest';
import { askedBands } from './asked-years.ts';

describe('the bands of the years that an advertisement asks for', () => {
  it.each([
    [null, null, []],
    [0, 0, ['0-1']],
    [null, 0, ['0-1']],
    [null, 2, ['1-3', '0-1']],
    [0, 2, ['1-3', '0-1']],
    [2, 5, ['3-5', '1-3', '5-8']],
    [3, 4, ['3-5']],
    [5, null, ['5-8']],
    [20, 30, ['15+']],
    [4, 9, ['5-8', '3-5', '8-12']],
  ] as const)('from %s to %s are %j', (from, to, bands) => expect(askedBands({ from, to })).toEqual(bands));
});

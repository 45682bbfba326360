import { describe, expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

describe('a whole number as people type it (R-084)', () => {
  it.each<[string, number | null | undefined]>([
    ['90', 90],
    ['९०', 90],
    ['१,५०,०००', 150_000],
    ['৯০', 90],
    ['௯௦', 90],
    ['₹ 1,50,000', 150_000],
    ['९0', 90],
    ['  ', null],
    ['', null],
    ['two months', undefined],
    ['९० दिन', undefined],
    ['-5', undefined],
    ['8.5', undefined],
    ['२००००१', undefined],
  ])('reads %j', (typed, number) => expect(typedNumber(typed, 200_000)).toBe(number));
});

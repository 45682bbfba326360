import { describe, expect, it } from 'vitest';
import { numberReading, typedNumber } from './typed-number.ts';

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

describe('a number beside the ends of its field (R-049)', () => {
  it.each([
    ['-5', { most: 60 }, { kind: 'beyond', nearest: 0 }],
    ['−101%', { least: -100, most: 10_000, isPercent: true }, { kind: 'beyond', nearest: -100 }],
    ['9'.repeat(400), { most: 60 }, { kind: 'beyond', nearest: 60 }],
    ['99,999', { most: 60 }, { kind: 'beyond', nearest: 60 }],
    ['12.5 per cent', { most: 100, places: 2, isPercent: true }, { kind: 'number', number: 12.5 }],
    ['50%', { most: 60 }, { kind: 'unreadable' }],
    ['1 2', { most: 60 }, { kind: 'unreadable' }],
    ['1 50 000', { most: 200_000 }, { kind: 'number', number: 150_000 }],
    ['- 5 %', { least: -100, most: 100, isPercent: true }, { kind: 'number', number: -5 }],
    ['-0', { most: 60 }, { kind: 'number', number: 0 }],
  ] as const)('is read of %s', (typed, ends, reading) => expect(numberReading(typed, ends)).toEqual(reading));
});

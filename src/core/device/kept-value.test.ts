import { describe, expect, it } from 'vitest';
import { isRecord } from '../record.ts';
import { fieldsIn, listIn, textIn, textListIn } from './kept-value.ts';

describe('a value that a device has kept', () => {
  const odd = [undefined, null, 7, 'text', true] as const;

  it('has the fields it came with, and none where it is something else', () => {
    expect(fieldsIn({ owner: 'u1' })).toEqual({ owner: 'u1' });
    expect([undefined, null, 7, true].map(fieldsIn)).toEqual([{}, {}, {}, {}]);
  });

  it('is a list, a text or texts only where it is that', () => {
    expect([listIn(['a', 7]), textListIn(['a', 7]), textIn('a')]).toEqual([['a', 7], ['a'], 'a']);
    expect(odd.map((value) => [listIn(value), textListIn(value)])).toEqual(odd.map(() => [[], []]));
    expect(odd.map(textIn)).toEqual(['', '', '', 'text', '']);
  });

  it('is a record where it has fields by name', () => {
    expect([{}, { a: 1 }, [], null, undefined, 'text'].map(isRecord)).toEqual([true, true, false, false, false, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { aFlag, byNames, list, aNumber, object, anyOf, optional, orNull, record, aString, tuple, type Shape } from './shape.ts';

interface Kiosk {
  readonly name: string;
  readonly since?: number;
  readonly size: 'small' | 'large';
  readonly hours: readonly [from: number, to: number];
  readonly owner: string | null;
  readonly isOpen: boolean;
}

const kiosk = object<Kiosk>({
  name: aString,
  since: optional(aNumber),
  size: anyOf(['small', 'large']),
  hours: tuple(aNumber, aNumber),
  owner: orNull(aString),
  isOpen: aFlag,
});
const chai = { name: 'Chai', size: 'small', hours: [6, 22], owner: null, isOpen: true };

describe('the shape of a packed value', () => {
  it('gives back what is of its type', () => {
    expect(list(kiosk)([chai, { ...chai, since: 1994, owner: 'Meera' }], 'kiosks')).toEqual([chai, { ...chai, since: 1994, owner: 'Meera' }]);
    expect(record(list(aString))({ b: ['1'], a: [] }, 'words')).toEqual({ b: ['1'], a: [] });
    expect(byNames(['one', 'two'], aNumber)({ one: 1, two: 2 }, 'numbers')).toEqual({ one: 1, two: 2 });
  });

  it.each<[string, Shape<unknown>, unknown, string]>([
    ['a wrong field', kiosk, { ...chai, name: 7 }, 'it.name is not a text.'],
    ['a missing field', kiosk, { ...chai, isOpen: undefined }, 'it.isOpen is not true or false.'],
    ['a wrong optional field', kiosk, { ...chai, since: '1994' }, 'it.since is not a number.'],
    ['an unknown word', kiosk, { ...chai, size: 'huge' }, 'it.size is not one of small, large.'],
    ['a short list', kiosk, { ...chai, hours: [6] }, 'it.hours is not a list of 2.'],
    ['a misspelt field', kiosk, { ...chai, sinse: 1994 }, 'it.sinse is not one of the fields name, since, size, hours, owner, isOpen.'],
    ['no object', kiosk, [], 'it is not an object.'],
    ['no list', list(aString), {}, 'it is not a list.'],
    ['a wrong item', list(aString), ['a', 1], 'it[1] is not a text.'],
    ['no record', record(aString), [], 'it is not a record.'],
    ['a wrong value of a record', record(aString), { a: 1 }, 'it.a is not a text.'],
    ['a key left out', byNames(['one', 'two'], aNumber), { one: 1 }, 'it.two is not a number.'],
    ['a key too many', byNames(['one'], aNumber), { one: 1, two: 2 }, 'it.two is not one of the fields one.'],
  ])('refuses %s by its place', (_, shape, value, sentence) => {
    expect(() => shape(value, 'it')).toThrow(sentence);
  });
});

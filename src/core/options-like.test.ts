import { describe, expect, it } from 'vitest';
import { optionsLike } from './options-like.ts';

const cities = [
  { value: 'pune', label: 'पुणे' },
  { value: 'new-delhi', label: 'New Delhi' },
  { value: 'pondicherry', label: 'Pondichéry' },
  { value: 'vadodara', label: 'बड़ौदा' },
];
const like = (typed: string) => optionsLike(cities, typed)?.map(({ value }) => value);

describe('options that are looked for', () => {
  it.each([
    ['PUN', ['pune']],
    ['पुण', ['pune']],
    ['delhi', ['new-delhi']],
    ['del new', ['new-delhi']],
    ['pondichery', ['pondicherry']],
    ['बडौ', ['vadodara']],
    ['p', ['pune', 'pondicherry']],
    ['elhi', []],
  ])('%j finds %j', (typed, found) => expect(like(typed)).toEqual(found));

  it('are all of them, while nothing is typed', () => expect([like(''), like('  ')]).toEqual([undefined, undefined]));
});

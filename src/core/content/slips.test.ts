import { describe, expect, it } from 'vitest';
import { isSlipOf, mostSlips, slipsBetween, withoutOneLetter } from './slips.ts';

describe('slips of the keyboard (F-14)', () => {
  it('are none in three letters or fewer, one from four, two from eight', () =>
    expect(['tcs', 'pune', 'pravaha', 'software'].map(mostSlips)).toEqual([0, 1, 1, 2]));

  it.each([
    ['pravha', 'pravaha', 1],
    ['prvaaha', 'pravaha', 1],
    ['pravahaa', 'pravaha', 1],
    ['pracaha', 'pravaha', 1],
    ['sfotwaer', 'software', 2],
    ['pune', 'pune', 0],
    ['betwa', 'koyal', 3],
  ])('%s and %s are %i apart, as far as it is counted', (one, other, apart) => {
    expect(slipsBetween(one, other, 2)).toBe(apart);
    expect(slipsBetween(other, one, 2)).toBe(apart);
  });

  it.each([
    ['koyl', 'koyal'],
    ['okyal', 'koyal'],
    ['accountnat', 'accountant'],
  ])('%s may mean %s', (typed, known) => expect(isSlipOf(typed, known)).toBe(true));

  it.each([
    ['tcs', 'tcl'],
    ['boyal', 'koyal'],
    ['koyal', 'koyal'],
    ['puen', 'pu'],
    ['infosys', 'infosil'],
  ])('%s does not mean %s', (typed, known) => expect(isSlipOf(typed, known)).toBe(false));

  it('with one between them two words share a form without one letter', () => {
    for (const slip of ['prvaha', 'pravahaa', 'pracaha', 'parvaha'])
      expect(withoutOneLetter(slip).some((form) => withoutOneLetter('pravaha').includes(form))).toBe(true);
  });
});

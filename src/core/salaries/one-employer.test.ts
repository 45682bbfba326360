import { describe, expect, it } from 'vitest';
import { isMostlyOneEmployer, tenthsAtOneEmployer } from './one-employer.ts';

describe('the company at which most of a group work (F-02)', () => {
  it.each([
    [100, 49, false, undefined],
    [100, 50, true, 5],
    [100, 69, true, 6],
    [100, 70, true, 7],
    [100, 92, true, 9],
    [20_000, 19_990, true, 9],
  ])('of %i people with %i at one company is most: %j, said as %j in ten', (people, atLargest, isMost, tenths) => {
    expect([isMostlyOneEmployer({ people, atLargest }), tenthsAtOneEmployer({ people, atLargest })]).toEqual([isMost, tenths]);
  });

  it.each([
    [8, 8, 5],
    [20, 13, 5],
    [20, 20, 5],
    [79, 79, 5],
    [80, 73, 9],
    [80, 80, 9],
    [2_000, 2_000, 9],
  ])('is said of %i people with %i at one company as %i in ten, however few of the eight work elsewhere', (people, atLargest, tenths) => {
    expect(tenthsAtOneEmployer({ people, atLargest })).toBe(tenths);
  });

  it('is nothing of nobody', () => expect(isMostlyOneEmployer({ people: 0, atLargest: 0 })).toBe(false));
});

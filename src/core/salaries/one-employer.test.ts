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
    [20, 13],
    [20, 19],
    [20, 20],
    [8, 8],
  ])('is not said of %i people with %i at one company, for fewer than eight work elsewhere', (people, atLargest) => {
    expect(tenthsAtOneEmployer({ people, atLargest })).toBeUndefined();
    expect(isMostlyOneEmployer({ people, atLargest })).toBe(true);
  });

  it('is nothing of nobody', () => expect(isMostlyOneEmployer({ people: 0, atLargest: 0 })).toBe(false));
});

import { describe, expect, it } from 'vitest';
import { sharesOfMany } from './shares-of-many.ts';

describe('what many people said', () => {
  it('is given in shares, with what most of them said', () => {
    expect(
      sharesOfMany([
        { of: 'easy', count: 6 },
        { of: 'average', count: 0 },
        { of: 'hard', count: 3 },
      ]),
    ).toEqual({
      people: 9,
      shares: [
        { of: 'easy', count: 6, percent: 67 },
        { of: 'hard', count: 3, percent: 33 },
      ],
      most: 'easy',
    });
  });

  it('has nothing that most said where a half did', () => {
    const halves = sharesOfMany([
      { of: 'easy', count: 5 },
      { of: 'hard', count: 5 },
    ]);
    expect(halves?.most).toBeUndefined();
  });

  it.each([
    [7, undefined],
    [8, 8],
  ])('of %i people is %s', (count, people) => {
    expect(sharesOfMany([{ of: 'easy', count }])?.people).toBe(people);
  });
});

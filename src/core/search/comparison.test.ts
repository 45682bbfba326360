import { describe, expect, it } from 'vitest';
import { sidesOf } from './comparison.ts';

const sidesIn = (typed: string): readonly string[] | undefined => sidesOf(typed.split(' '))?.map((side) => side.join(' '));

describe('the sides of a comparison', () => {
  it('are before and behind "vs"', () => expect(sidesIn('koyal pay vs pravaha')).toEqual(['koyal pay', 'pravaha']));

  it('are before and behind "or" where another word compares', () => {
    expect(sidesIn('koyal pay or pravaha which is better')).toEqual(['koyal pay', 'pravaha which is']);
    expect(sidesIn('compare koyal pay and pravaha')).toEqual(['koyal pay', 'pravaha']);
    expect(sidesIn('koyal pay ya pravaha behtar')).toEqual(['koyal pay', 'pravaha']);
  });

  it.each(['koyal pay or pravaha', 'is koyal pay good or bad', 'vs pravaha', 'koyal pay vs'])('are none in %j', (typed) =>
    expect(sidesIn(typed)).toBeUndefined(),
  );
});

import { describe, expect, it } from 'vitest';
import { badgesOf, type BadgeFacts } from './badge.ts';

const plain: BadgeFacts = {
  followers: 0,
  followedMore: 400,
  lately: { things: 0, isAmongMost: false },
  visitedPlace: null,
  searchedPlace: null,
  year: { reviews: 0, answered: 0 },
  desk: { isOpen: false, answered: 0, asked: 0 },
  said: [null, null, null, null, null],
};
const kindsOf = (facts: Partial<BadgeFacts>) => badgesOf({ ...plain, ...facts }).map(({ badge }) => badge);

describe('badges of a company (R-033)', () => {
  it('come of nothing where nothing is known', () => {
    expect(badgesOf(plain)).toEqual([]);
  });

  it.each([
    [999, []],
    [1_000, [1_000]],
    [4_999, [1_000]],
    [5_000, [5_000]],
    [10_000, [10_000]],
    [49_999, [10_000]],
    [50_000, [50_000]],
    [100_000, [100_000]],
    [712_400, [100_000]],
  ])('say the highest step that %s followers reach', (followers, steps) => {
    expect(badgesOf({ ...plain, followers }).map(({ count }) => count)).toEqual(steps);
  });

  it('show a place among an industry’s ten most followed, from a thousand followers on', () => {
    expect(badgesOf({ ...plain, followers: 1_000, followedMore: 9 })).toContainEqual({ badge: 'mostFollowed', count: 10, of: null });
    expect(kindsOf({ followers: 1_000, followedMore: 10 })).not.toContain('mostFollowed');
    expect(kindsOf({ followers: 999, followedMore: 0 })).not.toContain('mostFollowed');
  });

  it('say that much is written lately, of at least five things and among the most', () => {
    expect(badgesOf({ ...plain, lately: { things: 5, isAmongMost: true } })).toEqual([{ badge: 'highlyActive', count: 5, of: null }]);
    expect(kindsOf({ lately: { things: 4, isAmongMost: true } })).toEqual([]);
    expect(kindsOf({ lately: { things: 500, isAmongMost: false } })).toEqual([]);
  });

  it('say that half of the reviews of a year were answered, of ten at least', () => {
    expect(badgesOf({ ...plain, year: { reviews: 11, answered: 6 } })).toEqual([{ badge: 'responds', count: 6, of: 11 }]);
    expect(kindsOf({ year: { reviews: 11, answered: 5 } })).toEqual([]);
    expect(kindsOf({ year: { reviews: 9, answered: 9 } })).toEqual([]);
  });

  it('say that a desk is open to feedback, if it answers lately and reports few', () => {
    const desk = { isOpen: true, answered: 3, asked: 2 };
    const year = { reviews: 20, answered: 3 };
    expect(badgesOf({ ...plain, year, desk })).toEqual([{ badge: 'openToFeedback', count: 3, of: null }]);
    expect(kindsOf({ year, desk: { ...desk, isOpen: false } })).toEqual([]);
    expect(kindsOf({ year, desk: { ...desk, answered: 2 } })).toEqual([]);
    expect(kindsOf({ year, desk: { ...desk, asked: 3 } })).toEqual([]);
  });

  it('show a place among an industry’s ten most visited', () => {
    expect(badgesOf({ ...plain, visitedPlace: 10 })).toEqual([{ badge: 'mostVisited', count: 10, of: null }]);
    expect(kindsOf({ visitedPlace: 11 })).toEqual([]);
  });

  it('show a place among an industry’s ten most searched', () => {
    expect(badgesOf({ ...plain, searchedPlace: 1 })).toEqual([{ badge: 'mostSearched', count: 1, of: null }]);
    expect(kindsOf({ searchedPlace: 11 })).toEqual([]);
  });

  it('say that a company tells four of five facts of itself', () => {
    expect(badgesOf({ ...plain, said: ['https://koyal.example', null, '', 2012, 6] })).toEqual([]);
    expect(badgesOf({ ...plain, said: ['https://koyal.example', null, 'hello@koyal.example', 2012, 6] })).toEqual([{ badge: 'transparent', count: 4, of: 5 }]);
  });
});

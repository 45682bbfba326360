import { describe, expect, it } from 'vitest';
import { ratingTone, ratingWord, shownRating } from './rating.ts';

describe('the word for a rating', () => {
  it.each([
    [null, undefined],
    [0, undefined],
    [0.99, undefined],
    [1, 'bad'],
    [1.99, 'bad'],
    [2, 'poor'],
    [2.99, 'poor'],
    [3, 'average'],
    [3.49, 'average'],
    [3.5, 'good'],
    [4.5, 'good'],
    [4.51, 'excellent'],
    [5, 'excellent'],
  ])('is, for %s, %s (R-013, D-05)', (rating, word) => {
    expect(ratingWord(rating)).toBe(word);
  });
});

describe('the tone of a rating', () => {
  it.each([
    [5, 5],
    [4.5, 5],
    [4.49, 4],
    [3.5, 4],
    [3.49, 3],
    [3, 3],
    [2.99, 2],
    [2, 2],
    [1.99, 1],
    [1, 1],
  ])('is, for %s, step %s (R-013, D-05)', (rating, tone) => {
    expect(ratingTone(rating)).toBe(tone);
  });
});

describe('a rating as it is shown', () => {
  it.each([
    [4.55, 4.6],
    [4.54, 4.5],
    [1.05, 1.1],
    [3, 3],
  ])('is, for %s, %s', (rating, shown) => expect(shownRating(rating)).toBe(shown));
});

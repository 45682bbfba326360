import { expect, it } from 'vitest';
import { wordsToFind } from './text-query.ts';

it('looks in texts for no words of asking, as long as two others are left', () => {
  expect(wordsToFind('can someone tell me about koyal canteen'.split(' '))).toEqual(['koyal', 'canteen']);
  expect(wordsToFind('tell me about yourself'.split(' '))).toEqual(['tell', 'yourself']);
  expect(wordsToFind('how are you'.split(' '))).toEqual(['how', 'are', 'you']);
});

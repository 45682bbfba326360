import { expect, it } from 'vitest';
import { joinedWords } from './joined-words.ts';

it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])('joins %s as browsers do, in both languages', (words) => {
  expect(joinedWords(words, ' and ')).toBe(new Intl.ListFormat('en-IN').format(words));
  expect(joinedWords(words, ' और ', ', और ')).toBe(new Intl.ListFormat('hi-IN').format(words));
});

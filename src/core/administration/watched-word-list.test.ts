import { expect, it } from 'vitest';
import { watchedWords } from '../abuse/watched-words.ts';
import { isWatched } from '../abuse/abuse.ts';
import { watchedWordProblem } from './watched-word-problem.ts';
import { tidiedWord } from './watched-word-list.ts';

it.each([
  [' Saala ', 'saala'],
  ['कुत्ता', 'कुत्ता'],
  ['two   words', 'two words'],
  ['123', ''],
  [' . ', ''],
])('%j is stored as %j', (text, word) => expect(tidiedWord(text)).toBe(word));

it.each([
  ['a', 'short'],
  ['I', 'short'],
  ['ab', 'short'],
  ['क', 'short'],
  ['12345', 'none'],
  ['\u200b', 'none'],
  ['The', 'common'],
  ['hai', 'common'],
  ['Salary', 'common'],
  ['वेतन', 'common'],
  ['है', 'short'],
  ['hai na', undefined],
  ['the company', 'common'],
  ['साला', undefined],
  ['wort', undefined],
])('%j, as a watched word, has the problem %s (T-12)', (word, problem) => expect(watchedWordProblem(word)).toBe(problem));

it('watches the product’s words as the list has them, neither short nor common (T-12)', () =>
  expect(watchedWords.filter((word) => watchedWordProblem(word) ?? tidiedWord(word) !== word)).toEqual([]));

it('finds watched phrases whole, and watched words as whole words in any case (T-12)', () =>
  expect(['Kaam CHOR log', 'kaam bahut hai', 'chor kaam', 'WORT', 'worts'].map((text) => isWatched(text, ['kaam chor', 'wort']))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]));

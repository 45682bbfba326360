import { nameKey } from '../companies/name-key.ts';
import { isHeard, transliterationPattern, writtenSo } from './transliteration-pattern.ts';

/** Splits words as the database does. */
const between = /[\t-\r !-/:-@[-`{-~]+/;
const small = new Set(['and', 'for', 'in', 'of', 'the']);

export const wordsOf = (text: string): readonly string[] =>
  nameKey(text)
    .split(between)
    .filter((word) => word !== '');

/** Collects each word, all words joined, and the initials that matter, as in TCS. */
function handlesOf(name: string): readonly string[] {
  const words = wordsOf(name);
  const initials = words.filter((word) => !small.has(word)).map((word) => [...word][0] ?? '');
  return [...words, words.join(''), initials.join('')].filter((handle) => handle !== '');
}

/** Requires each typed word to begin a word of a name, in any order, or sound like it. */
export function isSuggested(asked: string, names: readonly string[]): boolean {
  const handles = names.flatMap(handlesOf);
  const begins = (typed: string): boolean => handles.some((handle) => handle.startsWith(typed));
  const isWritten = writtenSo(asked).some((typed) => {
    const words = wordsOf(typed);
    return words.length > 0 && (words.every(begins) || begins(joined(typed)));
  });
  return isWritten || isHeard(plain(names), transliterationPattern(asked)?.atAnyWord);
}

/** Ranks whole words first, so `ca` finds chartered accountant before cabin crew. */
export const isExactly = (asked: string, names: readonly string[]): boolean =>
  writtenSo(asked).some((typed) => names.flatMap(handlesOf).includes(joined(typed))) || isHeard(plain(names), transliterationPattern(asked)?.asWords);

/** Ranks full names first, so `sde` finds software development engineer before senior data engineer. */
export const isCalled = (asked: string, names: readonly string[]): boolean =>
  names.some((name) => writtenSo(asked).some((typed) => joined(name) === joined(typed)) || isHeard(plain([name]), transliterationPattern(asked)?.asName));

const joined = (text: string): string => wordsOf(text).join('');

const plain = (names: readonly string[]): string => wordsOf(names.join(' ')).join(' ');

/** Matches by letter or by sound, ranking such names before others. */
export const beginsWith = (name: string, asked: string): boolean =>
  nameKey(name).startsWith(nameKey(asked.trim())) || isHeard(plain([name]), transliterationPattern(asked)?.atBeginning);

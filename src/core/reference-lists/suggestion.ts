import { nameKey } from '../companies/name-key.ts';
import { isHeard, transliterationPattern, writtenSo } from './transliteration-pattern.ts';

/** Blanks and marks between words, as the database parts words too. */
const between = /[\t-\r !-/:-@[-`{-~]+/;
const small = new Set(['and', 'for', 'in', 'of', 'the']);

/** The words of a name in small letters without accents. */
export const wordsOf = (text: string): readonly string[] =>
  nameKey(text)
    .split(between)
    .filter((word) => word !== '');

/** The handles by which a name is found: each of its words, all of them written together, and the first letters of those that matter, as in TCS. */
function handlesOf(name: string): readonly string[] {
  const words = wordsOf(name);
  const initials = words.filter((word) => !small.has(word)).map((word) => [...word][0] ?? '');
  return [...words, words.join(''), initials.join('')].filter((handle) => handle !== '');
}

/** Whether a name, or something else the thing is called, answers what was typed: each word typed begins one of its own, in whatever order, or sounds as if it did. */
export function isSuggested(asked: string, names: readonly string[]): boolean {
  const handles = names.flatMap(handlesOf);
  const begins = (typed: string): boolean => handles.some((handle) => handle.startsWith(typed));
  const isWritten = writtenSo(asked).some((typed) => {
    const words = wordsOf(typed);
    return words.length > 0 && (words.every(begins) || begins(joined(typed)));
  });
  return isWritten || isHeard(plain(names), transliterationPattern(asked)?.atAnyWord);
}

/** Whether one of the words of a name, or something else it is called, is just what was typed; so `ca` finds the chartered accountant before the cabin crew. */
export const isExactly = (asked: string, names: readonly string[]): boolean =>
  writtenSo(asked).some((typed) => names.flatMap(handlesOf).includes(joined(typed))) || isHeard(plain(names), transliterationPattern(asked)?.asWords);

/** Whether a name, or something else the thing is called, is all of what was typed; so `sde` finds the software development engineer, who is called so, before the senior data engineer, who only has these first letters. */
export const isCalled = (asked: string, names: readonly string[]): boolean =>
  names.some((name) => writtenSo(asked).some((typed) => joined(name) === joined(typed)) || isHeard(plain([name]), transliterationPattern(asked)?.asName));

const joined = (text: string): string => wordsOf(text).join('');

/** Names as their words, apart by one blank. */
const plain = (names: readonly string[]): string => wordsOf(names.join(' ')).join(' ');

/** Whether a name begins with what was typed, letter by letter or as it is said; such names come before others. */
export const beginsWith = (name: string, asked: string): boolean =>
  nameKey(name).startsWith(nameKey(asked.trim())) || isHeard(plain([name]), transliterationPattern(asked)?.atBeginning);

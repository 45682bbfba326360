import { isAbusive, isWatched } from './abuse.ts';
import { madeUpNameWords, nameWords } from './name-words.ts';
import { phrases } from './patterns.ts';
import { sentenceOf } from './sentence.ts';
import { watchedWords } from './watched-words.ts';

const forEveryone = phrases([nameWords]);
const forMadeUp = phrases([nameWords], [madeUpNameWords]);

/** Whether the name of an account hurts: by words that no text may have, or by more that stand as a boast in a name (`… Hater`). */
export const isHurtfulName = (name: string): boolean => readingsOf(name).some((reading) => isAbusive(reading) || has(forEveryone, reading));

/**
 * Whether a made-up name hurts, or holds a watched word: a text with one waits for a moderator, and a name cannot wait. It is stricter than a name of an
 * account, for which words must do that people are born with (`Randi`).
 */
export const isHurtfulMadeUpName = (name: string, watched: readonly string[] = watchedWords): boolean =>
  readingsOf(name).some((reading) => isAbusive(reading) || isWatched(reading, watched) || has(forMadeUp, reading));

/** A name as it is, with its capitals as words of their own (`HinduKiller`), and as one word. */
const readingsOf = (name: string): readonly string[] => [name, name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '), name.replace(/[\s\d-]+/g, '')];

function has(find: ReturnType<typeof phrases>, name: string): boolean {
  const { words, starts, text } = sentenceOf(name);
  return starts.some((start) => find(text, start) !== undefined) || words.some(({ readings }) => readings.some((reading) => find(`${reading} `) !== undefined));
}

import { isAbusive, isWatched } from './abuse.ts';
import { madeUpNameWords, nameWords } from './name-words.ts';
import { phrases } from './patterns.ts';
import { sentenceOf } from './sentence.ts';
import { watchedWords } from './watched-words.ts';

const forEveryone = phrases([nameWords]);
const forMadeUp = phrases([nameWords], [madeUpNameWords]);

/** Refuses account names with abuse or boasts of hatred (`… Hater`). */
export const isHurtfulName = (name: string): boolean => readingsOf(name).some((reading) => isAbusive(reading) || has(forEveryone, reading));

/** Refuses watched words too, as names cannot await a moderator. Spares no birth names (`Randi`). */
export const isHurtfulMadeUpName = (name: string, watched: readonly string[] = watchedWords): boolean =>
  readingsOf(name).some((reading) => isAbusive(reading) || isWatched(reading, watched) || has(forMadeUp, reading));

/** Name as written, split at capitals (`HinduKiller`), and joined. */
const readingsOf = (name: string): readonly string[] => [name, name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '), name.replace(/[\s\d-]+/g, '')];

function has(find: ReturnType<typeof phrases>, name: string): boolean {
  const { words, starts, text } = sentenceOf(name);
  return starts.some((start) => find(text, start) !== undefined) || words.some(({ readings }) => readings.some((reading) => find(`${reading} `) !== undefined));
}

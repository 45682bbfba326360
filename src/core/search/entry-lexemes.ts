import { inDevanagari } from '../indian-scripts.ts';
import { glued, plainWords } from './search-words.ts';
import type { NamedKind } from './search-entry.ts';
import { isGenericWord } from './query-phrases.ts';
import { nearSound, wordSounds } from '../query-words/sound-key.ts';

const small: ReadonlySet<string> = new Set(['and', 'of', 'the', 'for', 'in']);

const mostSounds = 4;

/** Index lexemes, each kind with its own prefix so that none collide. */
export const lexemeOf = {
  name: (words: readonly string[]): string => `=${glued(words)}`,
  sounds: (words: readonly string[]): readonly string[] => allSounds(words).map((sound) => `~${sound}`),
  nearSounds: (words: readonly string[]): readonly string[] => [...new Set(allSounds(words).map((sound) => `!${nearSound(sound)}`))],
  initials: (letters: string): string => `^${letters}`,
  word: (word: string): string => `-${word}`,
  soundsOfWord: (word: string): readonly string[] => wordSounds(word).map((sound) => `*${sound}`),
  nearSoundsOfWord: (word: string): readonly string[] => [...new Set(wordSounds(word).map((sound) => `*!${nearSound(sound)}`))],
} as const;

/** Drops common endings such as Private Limited. Two letters alone mean only a company. */
export function lexemesOf(kind: NamedKind, names: readonly string[]): readonly string[] {
  const fewest = kind === 'COMPANY' ? 2 : 3;
  const found = names.flatMap((name) => {
    const words = plainWords(inDevanagari(name));
    const short = kind === 'COMPANY' ? withoutEnding(words) : words;
    return [words, short].flatMap((of) => [
      lexemeOf.name(of),
      // Run together, "and" is one of its letters.
      lexemeOf.name([of.join('')]),
      ...lexemeOf.sounds(of),
      ...lexemeOf.nearSounds(of),
      ...initialsOf(of, fewest),
      ...of.flatMap((word) => [lexemeOf.word(word), lexemeOf.word(singularOf(word)), ...lexemeOf.soundsOfWord(word), ...lexemeOf.nearSoundsOfWord(word)]),
    ]);
  });
  return [...new Set(found)].filter((lexeme) => lexeme.length > 1);
}

export const singularOf = (word: string): string => (word.length > shortestPlural && word.endsWith('s') ? word.slice(0, -1) : word);

const shortestPlural = 4;

function withoutEnding(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !isGenericWord(word));
  return last < 1 ? words : words.slice(0, last + 1);
}

function initialsOf(words: readonly string[], fewest: number): readonly string[] {
  const letters = words.filter((word) => !small.has(word)).map((word) => [...word][0] ?? '');
  const all = words.map((word) => [...word][0] ?? '');
  return letters.length < fewest ? [] : [lexemeOf.initials(letters.join('')), lexemeOf.initials(all.join(''))];
}

const allSounds = (words: readonly string[]): readonly string[] =>
  words
    .filter((word) => word !== 'and')
    .reduce<readonly string[]>((before, word) => before.flatMap((each) => wordSounds(word).map((sound) => each + sound)).slice(0, mostSounds), ['']);

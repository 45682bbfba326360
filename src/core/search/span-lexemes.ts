import { lexemeOf, singularOf } from './entry-lexemes.ts';
import { isDevanagari } from '../indian-scripts.ts';
import { isGenericWord, isOrdinaryWord, isStopWord } from './query-phrases.ts';
import type { NamedKind, Naming } from './search-entry.ts';
import type { AskedSpan } from './search-index.ts';
import { glued } from './search-words.ts';

/** The lexemes by which an index looks for a span: one of them is in an entry, or one begins one. */
export interface SpanLexemes {
  readonly whole: Readonly<Partial<Record<Exclude<Naming, 'byBeginning'>, readonly string[]>>>;
  readonly beginning: string | null;
  /** The kinds whose names the beginning is looked for in; all where nothing is said. */
  readonly kinds: readonly NamedKind[] | null;
}

const shortest = { soundInLatin: 5, sound: 2, initials: 2, beginning: 4, openBeginning: 3 } as const;

/** The sounds that are worth looking for: in Latin letters only long ones, as most short words sound like some name, unless nothing else is found. */
const telling = (words: readonly string[], sounds: readonly string[], isNear: boolean): readonly string[] => {
  const least = isNear || words.some(isDevanagari) ? shortest.sound : shortest.soundInLatin;
  return sounds.filter((sound) => sound.length > least);
};

/** The sounds of a name of several words whose last is typed without the s that it ends in. */
const soundsOfPlural = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? '';
  return words.length > 1 && /[a-rt-z]$/.test(last) ? lexemeOf.sounds([...words.slice(0, -1), `${last}s`]) : [];
};

/** What an index looks for to find what a span names. */
export function spanLexemes({ words, isOpen, isNear = false, from }: AskedSpan): SpanLexemes {
  const [first = '', last = words.at(-1) ?? ''] = [words[0], words.at(-1)];
  const isEmpty = words.every((word) => isStopWord(word) || isGenericWord(word) || (isDevanagari(word) && isOrdinaryWord(word)));
  const letters = glued(words).length;
  const isAll = from === 0 && isOpen;
  const isBegun = isOpen ? letters >= shortest.openBeginning || isAll : letters >= shortest.beginning;
  return {
    whole: {
      exactly: [...new Set([lexemeOf.name(words), lexemeOf.name([...words.slice(0, -1), singularOf(last)])])],
      ...(!isEmpty && { bySound: telling(words, [...lexemeOf.sounds(words), ...soundsOfPlural(words)], isNear) }),
      ...(!isEmpty && isNear && { byNearSound: telling(words, lexemeOf.nearSounds(words), isNear) }),
      ...(words.length === 1 && !isEmpty && first.length >= shortest.initials && { byInitials: [lexemeOf.initials(first)] }),
      ...(words.length > 1 && !isEmpty && { byWords: [lexemeOf.word(glued(words))] }),
    },
    beginning: isBegun && (!isEmpty || isAll) ? lexemeOf.name(words) : null,
    kinds: isOpen ? null : ['COMPANY'],
  };
}

/** The lexemes of one word of a name: as it is, or as it sounds. */
export const wordLexemes = (word: string, isNear = false): readonly string[] => [
  ...new Set([lexemeOf.word(word), lexemeOf.word(singularOf(word))]),
  ...(isOrdinaryWord(word) ? [] : telling([word], [...lexemeOf.soundsOfWord(word), ...(isNear ? lexemeOf.nearSoundsOfWord(word) : [])], isNear)),
];

import { lexemeOf, singularOf } from './entry-lexemes.ts';
import { isDevanagari } from '../indian-scripts.ts';
import { isGenericWord, isOrdinaryWord, isStopWord } from './query-phrases.ts';
import type { NamedKind, Naming } from './search-entry.ts';
import type { AskedSpan } from './search-index.ts';
import { glued } from './search-words.ts';

/** Lexemes that match an entry fully or as a beginning. */
export interface SpanLexemes {
  readonly whole: Readonly<Partial<Record<Exclude<Naming, 'byBeginning'>, readonly string[]>>>;
  readonly beginning: string | null;
  readonly kinds: readonly NamedKind[] | null;
}

const shortest = { soundInLatin: 5, sound: 2, initials: 2, beginning: 4, openBeginning: 3 } as const;

/** Uses only long sounds of Latin words at first, since short ones sound like many names. */
const telling = (words: readonly string[], sounds: readonly string[], isNear: boolean): readonly string[] => {
  const least = isNear || words.some(isDevanagari) ? shortest.sound : shortest.soundInLatin;
  return sounds.filter((sound) => sound.length > least);
};

const soundsOfPlural = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? '';
  return words.length > 1 && /[a-rt-z]$/.test(last) ? lexemeOf.sounds([...words.slice(0, -1), `${last}s`]) : [];
};

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

export const wordLexemes = (word: string, isNear = false): readonly string[] => [
  ...new Set([lexemeOf.word(word), lexemeOf.word(singularOf(word))]),
  ...(isOrdinaryWord(word) ? [] : telling([word], [...lexemeOf.soundsOfWord(word), ...(isNear ? lexemeOf.nearSoundsOfWord(word) : [])], isNear)),
];

import { knownWords } from './known-words.ts';

/** A word with a capital that is no abbreviation, and where it is. */
export interface Capital {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it begins a sentence, where every word has a capital. */
  readonly isFirst: boolean;
}

const capital = /(?<![\p{L}\p{N}\p{M}_@#/.'’-])(?:\p{Lu}['’])?\p{Lu}\p{Ll}\p{L}+(?![\p{L}\p{N}_])/gu;
const beginning = /(?:^|[.!?:;।\n•*"“(|]|\s[-–—])[\s"'“‘(-]*$/;

/** The words of a text with a capital. Where most words of a text have one, as in a heading, it tells nothing and there are none. */
export function capitalsIn(text: string): readonly Capital[] {
  const long = text.match(/\p{L}{3,}/gu) ?? [];
  const found = [...text.matchAll(capital)].map(({ 0: said, index }) => ({
    text: said,
    start: index,
    end: index + said.length,
    isFirst: beginning.test(text.slice(Math.max(0, index - 8), index)),
  }));
  return found.length * 2 > long.length && found.length > 4 ? [] : found;
}

/** Whether a word with a capital says nothing of its author. */
export const isKnown = (word: string): boolean => {
  const small = word.toLowerCase().replace(/['’]s$/, '');
  return knownWords.has(small) || (small.endsWith('s') && knownWords.has(small.slice(0, -1))) || (small.endsWith('ing') && small.length > 6);
};

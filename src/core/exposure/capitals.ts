import { knownWords } from './known-words.ts';

export interface Capital {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Begins a sentence, where every word has a capital. */
  readonly isFirst: boolean;
}

const capital = /(?<![\p{L}\p{N}\p{M}_@#/.'’-])(?:\p{Lu}['’])?\p{Lu}\p{Ll}\p{L}+(?![\p{L}\p{N}_])/gu;
const beginning = /(?:^|[.!?:;।\n•*"“(|]|\s[-–—])[\s"'“‘(-]*$/;

/** Empty for headings, where capitals tell nothing. */
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

/** Knows capitalised words that reveal nothing of the author. */
export const isKnown = (word: string): boolean => {
  const small = word.toLowerCase().replace(/['’]s$/, '');
  return knownWords.has(small) || (small.endsWith('s') && knownWords.has(small.slice(0, -1))) || (small.endsWith('ing') && small.length > 6);
};

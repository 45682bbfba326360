import { nameKey } from '../companies/name-key.ts';
import { latinDigits } from '../indian-scripts.ts';
import { longestQuery, mostQueryWords } from '../query-words/query-bounds.ts';

/** Quotes of any keyboard, and what is not seen at all: they are left out, so that Reddy’s and reddys are one word. */
const leftOut = /['"`´‘’‚“”„‟\u00AD\u200B-\u200F\u2060\uFEFF]/gu;

/** A point within a word or between letters is left out (node.js, dr.); one between digits stays (12.5). */
const pointOfWord = /(?<!\d)\.|\.(?!\d)/gu;

/** Signs that stand for a word, or that are part of a name such as C++ and C#. */
const kept = /[^\p{L}\p{M}\p{N}.+#]+/gu;

/** The nukta, which few people type: क़ is read as क. */
const nukta = /\u093C/gu;

/**
 * The words of a name or of a query, as both are compared: small letters without accents, quotes and nukta, "&" as "and", digits of any script as ours. Marks part
 * words and are none.
 */
export function plainWords(text: string): readonly string[] {
  const plain = nameKey(latinDigits(text.normalize('NFKC')).normalize('NFD').replace(nukta, '').normalize('NFC'))
    .toLowerCase()
    .replace(leftOut, '')
    .replaceAll('&', ' and ')
    .replace(pointOfWord, (point, at: number, whole: string) => (/\s/.test(whole[at - 1] ?? ' ') && /\d/.test(whole[at + 1] ?? '') ? point : ''));
  return plain
    .replace(kept, ' ')
    .split(' ')
    .map((word) => word.replace(/^[+#.]+|\.+$/gu, ''))
    .filter((word) => word !== '');
}

const commaInNumber = /(?<=\d),(?=\d{2,3}(?!\d))/g;

/** The words of a query: as many as are read. */
export const queryWords = (typed: string): readonly string[] =>
  plainWords(typed.slice(0, longestQuery).replace(commaInNumber, '').replaceAll('%', ' percent ')).slice(0, mostQueryWords);

/** A name as one word, by which it is the same whether it is typed in one or in several; "and" says nothing. */
export const glued = (words: readonly string[]): string => words.filter((word) => word !== 'and').join('') || words.join('');

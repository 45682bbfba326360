import { nameKey } from '../companies/name-key.ts';
import { latinDigits } from '../indian-scripts.ts';
import { longestQuery, mostQueryWords } from '../query-words/query-bounds.ts';

/** Removes quotes and invisible characters, so that Reddy’s and reddys are one word. */
const leftOut = /['"`´‘’‚“”„‟\u00AD\u200B-\u200F\u2060\uFEFF]/gu;

/** Removes points in words (node.js, dr.) but not between digits (12.5). */
const pointOfWord = /(?<!\d)\.|\.(?!\d)/gu;

const kept = /[^\p{L}\p{M}\p{N}.+#]+/gu;

/** Nukta, which few people type, so क़ is read as क. */
const nukta = /\u093C/gu;

/** Normalises case, accents, quotes, nukta, "&" and digits of any script for comparison. */
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

export const queryWords = (typed: string): readonly string[] =>
  plainWords(typed.slice(0, longestQuery).replace(commaInNumber, '').replaceAll('%', ' percent ')).slice(0, mostQueryWords);

/** Joins a name into one word without "and", so that spacing does not matter. */
export const glued = (words: readonly string[]): string => words.filter((word) => word !== 'and').join('') || words.join('');

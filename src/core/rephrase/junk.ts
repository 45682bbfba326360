import { mostLettersRead } from '../content/letters-read.ts';

const letter = /\p{L}/gu;
const sign = /[^\s\p{L}\p{M}]/gu;
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Detects signs without words, a repeated letter, keyboard mashing or one repeated word. */
export function isJunk(text: string): boolean {
  const trimmed = text.trim().slice(0, mostLettersRead);
  const letters = trimmed.match(letter)?.length ?? 0;
  if (letters < 3) return true;
  if ((trimmed.match(sign)?.length ?? 0) > letters) return true;
  if (longestRun(trimmed) > Math.max(8, letters / 3)) return true;
  const words = trimmed.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const mostUsed = Math.max(...counted(words).values());
  if (words.length >= 6 && mostUsed / words.length > 0.6) return true;
  const long = words.filter((word) => /^[a-z]{5,}$/.test(word));
  const odd = long.filter((word) => !/[aeiouy]/.test(word) || isAcrossKeys(word) || /[bcdfghjklmnpqrstvwxz]{6}/.test(word));
  const oddLetters = odd.reduce((sum, word) => sum + word.length, 0);
  return oddLetters * 2 > letters;
}

function longestRun(text: string): number {
  let longest = 0;
  let run = 0;
  let last = '';
  for (const each of text) {
    run = each === last ? run + 1 : 1;
    last = each;
    if (each.trim() !== '') longest = Math.max(longest, run);
  }
  return longest;
}

function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const isAcrossKeys = (word: string): boolean => rows.some((row) => row.includes(word.slice(0, 5)) || [...row].toReversed().join('').includes(word.slice(0, 5)));

import { mostLettersRead } from './letters-read.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [row, [...row].toReversed().join('')]);

/** Spares short texts such as an emoji, a figure or “No”, which count as talk. */
export function isKeyboardSmash(text: string): boolean {
  const shown = text.trim().slice(0, mostLettersRead);
  const words = shown.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length === 0) return /^([^\p{N}\p{S}\p{Extended_Pictographic}])(?:\s*\1){7,}$/u.test(shown);
  if (words.every((word) => isKeyPressed(word)) && words.join('').length > 7) return true;
  if (isOverAndOver(words)) return true;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const odd = words.reduce((sum, word) => (isAcrossKeys(word) ? sum + word.length : sum), 0);
  return odd > 4 && odd * 2 > letters;
}

const isKeyPressed = (word: string): boolean => /^(.)\1{4,}$/u.test(word);

function isOverAndOver(words: readonly string[]): boolean {
  const [first = ''] = words;
  return words.length >= (first.length > 3 ? 5 : 8) && words.every((word) => word === first);
}

/** Detects adjacent keys, missing vowels, or an Indic alphabet recited in order. */
function isAcrossKeys(word: string): boolean {
  if (/^[\u0915-\u0939]{4,}$/.test(word))
    return [...word].every((letter, at) => at === 0 || letter.charCodeAt(0) === word.charCodeAt(at - 1) + 1) || isKeyPressed(word);
  if (!/^[a-z]{4,}$/.test(word)) return false;
  const chunks = word.match(/.{1,4}/g) ?? [];
  const isRow = word.length > 4 ? rows.some((row) => row.includes(word.slice(0, 5))) : rows.some((row) => row.includes(word));
  if (isRow && chunks.every((chunk) => rows.some((row) => row.includes(chunk)))) return true;
  if (word.length < 6) return false;
  const vowels = word.match(/[aeiouy]/g)?.length ?? 0;
  const isRepeated = /^(.{3,4})\1+.{0,3}$/.test(word) && rows.some((row) => row.includes(word.slice(0, 3)));
  return vowels === 0 || isRepeated || /[bcdfghjklmnpqrstvwxz]{7}/.test(word) || (/^[asdfghjkl]{8,}$/.test(word) && vowels * 4 <= word.length);
}

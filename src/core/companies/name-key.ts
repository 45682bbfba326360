import { transliterationPattern } from './transliteration-pattern.ts';

const accented = 'ÀÁÂÃÄÅàáâãäåĀāÇçÈÉÊËèéêëĒēÌÍÎÏìíîïĪīÑñṄṅṆṇÒÓÔÕÖØòóôõöøŌōÙÚÛÜùúûüŪūÝýÿŚśṢṣŠšṬṭḌḍŽž';
const plain = 'AAAAAAaaaaaaAaCcEEEEeeeeEeIIIIiiiiIiNnNnNnOOOOOOooooooOoUUUUuuuuUuYyySsSsSsTtDdZz';
const plainOf = new Map([...accented].map((letter, at) => [letter, plain[at] ?? letter]));

/** A name as it is searched and ordered by: small letters without accents, so that "nestle" finds Nestlé. Letters of other scripts stay as they are. */
export const nameKey = (name: string): string =>
  [...name.normalize('NFC')]
    .map((letter) => plainOf.get(letter) ?? letter)
    .join('')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The most letters that are looked for at the beginning of a name only; more of them are looked for anywhere in it. */
const lettersOfABeginning = 2;

/** Whether a name answers what was typed, or in Devanagari what was said. */
export function isNamed(name: string, asked: string): boolean {
  const key = nameKey(asked);
  const heard = transliterationPattern(asked);
  if (heard && new RegExp(isBeginning(key) ? heard.atBeginning : heard.atAnyWord, 'u').test(nameKey(name))) return true;
  return isBeginning(key) ? nameKey(name).startsWith(key) : nameKey(name).includes(key);
}

export const isBeginning = (key: string): boolean => [...key].length <= lettersOfABeginning;

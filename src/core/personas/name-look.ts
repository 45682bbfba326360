import { indicLetter, sharedSpelling } from '../abuse/indic-letters.ts';
import { nameKey } from '../companies/name-key.ts';

export const tidiedName = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ');

const twins: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[0°]/g, 'o'],
  [/[1i|!]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
];

const devanagari = /[\u0900-\u0965\u0970-\u097F]+/g;
const devanagariDigit = /[\u0966-\u096F]/g;

/** Same result for names that look alike, across scripts and spellings. */
export function lookOf(text: string): string {
  const plain = nameKey(tidiedName(text))
    .replaceAll(/[\s-]+/g, '')
    .replaceAll(devanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x09_66))
    .replaceAll(devanagari, asSpelledByAll);
  return twins.reduce((look, [seen, as]) => look.replaceAll(seen, as), plain).replaceAll(/(.)\1+/gu, '$1');
}

/** Unifies Devanagari variants: शान्त and शाँत become शांत. */
const asSpelledByAll = (letters: string): string => sharedSpelling([...letters].map((letter) => indicLetter(letter.codePointAt(0) ?? 0)).join(''));

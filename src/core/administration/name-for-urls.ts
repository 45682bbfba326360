import { inLatinLetters } from './latin-letters.ts';
import { nameKey } from '../companies/name-key.ts';

/** The longest name in URLs, in letters. */
const longestUrlName = 60;

/** A name as it is in URLs: small Latin letters and digits, words apart by hyphens; one of another script of India as it is said. Empty where nothing of the name can stand there. */
export const nameForUrls = (name: string): string =>
  nameKey(inLatinLetters(name))
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestUrlName)
    .replace(/^-+|-+$/g, '');

/** The first of a name, the name with 2, with 3 … that nothing else has. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(wanted)) return wanted;
  }
}

import { inLatinLetters } from './latin-letters.ts';
import { nameKey } from '../companies/name-key.ts';

const longestUrlName = 60;

/** Latin letters and digits joined by hyphens, Indian scripts romanized. Empty if nothing remains. */
export const nameForUrls = (name: string): string =>
  nameKey(inLatinLetters(name))
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestUrlName)
    .replace(/^-+|-+$/g, '');

/** Appends 2, 3 … until the name is free. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(wanted)) return wanted;
  }
}

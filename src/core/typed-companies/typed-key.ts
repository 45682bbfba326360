import { lineOf, lookOfLine } from '../administration/form-line.ts';
import { inLatinLetters } from '../administration/latin-letters.ts';
import { nameKey } from '../companies/name-key.ts';

/** Same for names that look or sound alike in any Indian script. */
export const typedKey = (text: string): string =>
  nameKey(lookOfLine(inLatinLetters(lineOf(text))))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

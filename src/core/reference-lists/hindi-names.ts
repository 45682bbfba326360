import { entriesIn } from './hindi-entries.ts';
import { hindiPlaceNameOf } from './hindi-place-names.ts';
import { designationsInHindi, workWordsInHindi } from './hindi-work-words.ts';

const designations = new Map(entriesIn(designationsInHindi));
const words = new Map(entriesIn(workWordsInHindi));

/** Matches words such as `SAP` or `II`, which Hindi also writes in Latin letters. */
const isWrittenAlike = (word: string): boolean => /^[.A-Z0-9&/]+$|^(iOS|Node\.js|WordPress|Tableau)$/.test(word);

/** Uses the listed name or translates word by word, with no result if a word is missing. */
export function hindiNameOf(name: string): string | undefined {
  const said = hindiPlaceNameOf(name) ?? designations.get(name);
  if (said !== undefined) return said;
  const parts = name.split(' ').map((word) => words.get(word) ?? (isWrittenAlike(word) ? word : undefined));
  const isSaid = parts.every((part) => part !== undefined) && parts.some((part) => /\p{Script=Devanagari}/u.test(part));
  return isSaid ? parts.join(' ') : undefined;
}

/** Adds spellings without the dots below letters, which few people type. */
export function hindiSpellingsOf(name: string): readonly string[] {
  const said = hindiNameOf(name);
  return said === undefined ? [] : [...new Set([said.normalize('NFC'), said.normalize('NFD').replaceAll('\u093C', '').normalize('NFC')])];
}

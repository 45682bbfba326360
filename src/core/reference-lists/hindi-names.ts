import { entriesIn } from './hindi-entries.ts';
import { hindiPlaceNameOf } from './hindi-place-names.ts';
import { designationsInHindi, workWordsInHindi } from './hindi-work-words.ts';

const designations = new Map(entriesIn(designationsInHindi));
const words = new Map(entriesIn(workWordsInHindi));

/** Words such as `SAP` or `II`, which Hindi texts write in Latin letters too. */
const isWrittenAlike = (word: string): boolean => /^[.A-Z0-9&/]+$|^(iOS|Node\.js|WordPress|Tableau)$/.test(word);

/** The Hindi name of an entry of the lists: as it is listed, or word by word. Nothing where a word has none. */
export function hindiNameOf(name: string): string | undefined {
  const said = hindiPlaceNameOf(name) ?? designations.get(name);
  if (said !== undefined) return said;
  const parts = name.split(' ').map((word) => words.get(word) ?? (isWrittenAlike(word) ? word : undefined));
  const isSaid = parts.every((part) => part !== undefined) && parts.some((part) => /\p{Script=Devanagari}/u.test(part));
  return isSaid ? parts.join(' ') : undefined;
}

/** The spellings of a Hindi name by which it is found: as it is written, and without the dots below letters, which few people type. */
export function hindiSpellingsOf(name: string): readonly string[] {
  const said = hindiNameOf(name);
  return said === undefined ? [] : [...new Set([said.normalize('NFC'), said.normalize('NFD').replaceAll('\u093C', '').normalize('NFC')])];
}

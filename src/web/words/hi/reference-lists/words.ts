import { hindiNameOf, hindiSpellingsOf } from '#core/reference-lists/hindi-names.ts';
import type { ListNames } from '../../en/reference-lists/words.ts';

/** English names by the Hindi form shown. */
const shown = new Map<string, string>();

export const words: ListNames = {
  nameOf(name) {
    const said = hindiNameOf(name) ?? name;
    shown.set(said, name);
    return said;
  },
  othersOf: (name) => [name, ...hindiSpellingsOf(name)],
  keptFor: (text) => shown.get(text.trim()) ?? text,
};

import { hindiNameOf, hindiSpellingsOf } from '#core/reference-lists/hindi-names.ts';
import type { ListNames } from '../../en/reference-lists/words.ts';

/** The English names of those that were shown in Hindi, by what was shown. */
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

import { hindiSpellingsOf } from '#core/reference-lists/hindi-names.ts';
import { industries, industryWords } from './known-lists.ts';

/** All by which each industry is found beside its name, with a bar between: words, and its name in Hindi. */
export const namesOfIndustries: Readonly<Record<string, string>> = Object.fromEntries(
  industries.map(({ urlName, name }) => [urlName, [...(industryWords[urlName] ?? []), ...hindiSpellingsOf(name)].join(' | ')]),
);

import { hindiSpellingsOf } from '#core/reference-lists/hindi-names.ts';
import { industries, industryWords } from './known-lists.ts';

/** Search words and Hindi name per industry, separated by bars. */
export const namesOfIndustries: Readonly<Record<string, string>> = Object.fromEntries(
  industries.map(({ urlName, name }) => [urlName, [...(industryWords[urlName] ?? []), ...hindiSpellingsOf(name)].join(' | ')]),
);

import { fieldsIn, listIn, maybeTextIn, oneIn, textIn } from '../device/kept-value.ts';
import { wayNames } from '../query-words/ways-of-working.ts';
import { foundPages } from './found-pages.ts';
import { answerTypes, type AnswerParts, type SearchAnswer } from './search-answer.ts';
import { longestQuery } from '../query-words/query-bounds.ts';

export type TitledPage = Pick<SearchAnswer, 'type' | 'title' | 'path' | 'parts'>;

/** Recent search in this browser, either words sent or a page chosen. */
export type RecentSearch = { readonly kind: 'words'; readonly text: string } | { readonly kind: 'page'; readonly page: TitledPage };

export const mostRecentSearches = 8;

const longestTitle = 120;

export const recentKey = (recent: RecentSearch): string => (recent.kind === 'words' ? `words ${recent.text.toLowerCase()}` : recent.page.path);

/** Shortens a long text to its beginning. */
export const pageSearched = ({ type, title, path, parts }: TitledPage): Extract<RecentSearch, { kind: 'page' }> => ({
  kind: 'page',
  page: { type, path, parts, title: [...title].slice(0, longestTitle).join('') },
});

export const withRecent = (list: readonly RecentSearch[], recent: RecentSearch): readonly RecentSearch[] =>
  [recent, ...withoutRecent(list, recent)].slice(0, mostRecentSearches);

export const withoutRecent = (list: readonly RecentSearch[], recent: RecentSearch): readonly RecentSearch[] =>
  list.filter((each) => recentKey(each) !== recentKey(recent));

export const recentSearchesIn = (value: unknown): readonly RecentSearch[] => listIn(value).flatMap(recentIn).slice(0, mostRecentSearches);

function recentIn(value: unknown): readonly RecentSearch[] {
  const { text, page } = fieldsIn(value);
  const words = textIn(text).trim().slice(0, longestQuery);
  if (words !== '') return [{ kind: 'words', text: words }];
  const { type, title, path, parts } = fieldsIn(page);
  const known = oneIn(answerTypes, type);
  return known && isOwnPath(textIn(path)) ? [{ kind: 'page', page: { type: known, title: textIn(title), path: textIn(path), parts: partsIn(parts) } }] : [];
}

/** Accepts only paths on this origin. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

function partsIn(value: unknown): AnswerParts {
  const { company, designation, skill, city, industry, page, way } = fieldsIn(value);
  const named = (part: unknown): string | null => maybeTextIn(part) ?? null;
  return {
    company: named(company),
    designation: named(designation),
    skill: named(skill),
    city: named(city),
    industry: named(industry),
    page: oneIn(foundPages, page) ?? null,
    way: oneIn(wayNames, way) ?? null,
  };
}

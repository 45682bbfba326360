import { findAnswers } from './find-answers.ts';
import { askedByPhrase, isGenericWord, isStopWord } from './query-phrases.ts';
import { answerOf, type AnswerType, type FoundAnswer } from './search-answer.ts';
import type { SearchEntry } from './search-entry.ts';
import { isAnywhere, type FoundText, type TextPlace } from './found-text.ts';
import type { FoundList, SearchIndex } from './search-index.ts';
import {
  fewResults,
  namesOfType,
  resultsOnPage,
  searchTypes,
  textsOfType,
  type AskedSearch,
  type SearchCount,
  type SearchPage,
  type SearchResult,
  type SearchType,
} from './search-page.ts';
import { queryWords } from './search-words.ts';
import { snippetOf } from './snippet.ts';
import { designationSalaryPath } from '../navigation/screens.ts';

/** Results before pay is looked up. */
export interface FoundPageOfSearch extends Omit<SearchPage, 'answers'> {
  readonly answers: readonly FoundAnswer[];
}

const mostAnswers = 4;

export async function findPage(index: SearchIndex, { typed, type, from, isExact }: AskedSearch, place: TextPlace): Promise<FoundPageOfSearch> {
  const words = queryWords(typed);
  if (words.length === 0) return { corrected: null, answers: [], results: [], stats: [], next: null };
  const { items: answers, corrected } =
    isAnywhere(place) && from === 0 ? await findAnswers(index, typed, mostAnswers, isExact) : { items: [], corrected: null };
  const meant = corrected === null ? words : queryWords(corrected);
  const lists: { readonly type: Exclude<SearchType, 'all'>; readonly found: FoundList<SearchResult> }[] = [];
  for (const each of searchTypes) {
    if (each === 'all') continue;
    const part = each === type ? { from, most: resultsOnPage } : { from: 0, most: fewResults };
    lists.push({ type: each, found: await resultsOf(index, each, { words: meant, ...place, ...part }) });
  }
  const shown = type === 'all' ? lists.flatMap(({ found }) => found.items.slice(0, fewResults)) : (lists.find((list) => list.type === type)?.found.items ?? []);
  const whole = lists.find((list) => list.type === type)?.found;
  const beside = shown.filter(({ path }) => !answers.some((answer) => answer.path === path));
  return {
    corrected,
    answers,
    // Rather twice than a tab that says 1 and has none.
    results: beside.length > 0 ? beside : shown,
    stats: lists.map(({ type: of, found: { count, isMore } }): SearchCount => ({ type: of, count, isMore })),
    next: whole && from + whole.items.length < whole.count ? from + whole.items.length : null,
  };
}

interface Asked extends TextPlace {
  readonly words: readonly string[];
  readonly from: number;
  readonly most: number;
}

const nothingFound: FoundList<SearchResult> = { items: [], count: 0, isMore: false };

async function resultsOf(index: SearchIndex, type: SearchType, asked: Asked): Promise<FoundList<SearchResult>> {
  const [kind, textKind] = [namesOfType[type], textsOfType[type]];
  if (textKind) {
    const found = await index.listedTexts({ ...asked, kind: textKind });
    return { ...found, items: found.items.map((text) => resultOfText(text, asked.words)) };
  }
  // Words that ask for a way of working, or for a page, name nothing.
  if (!kind || !isAnywhere(asked) || (asked.words.length > 1 && askedByPhrase(asked.words))) return nothingFound;
  const found = await index.listed({ ...asked, kind, words: subjectOf(asked.words) });
  return { ...found, items: found.items.map(resultOfName) };
}

function subjectOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isStopWord(word) && !askedByPhrase([word]));
  const subject = telling.filter((word) => !isGenericWord(word));
  return [subject, telling, words].find((each) => each.length > 0) ?? words;
}

const resultOfText = ({ kind, title, path, place, text }: FoundText, words: readonly string[]): SearchResult => ({
  type: kind,
  title,
  path,
  hint: place,
  counts: {},
  snippet: text === title ? [] : snippetOf(text, words),
});

const typeOfName: Readonly<Partial<Record<SearchEntry['kind'], AnswerType>>> = {
  COMPANY: 'COMPANY',
  DESIGNATION: 'SALARIES',
  SKILL: 'INTERVIEWS',
  COLLEGE: 'COLLEGE',
  COMMUNITY: 'COMMUNITY',
};

function resultOfName(entry: SearchEntry): SearchResult {
  const path = entry.kind === 'DESIGNATION' ? designationSalaryPath(entry.urlName) : entry.path;
  const { type, hint, counts } = answerOf(typeOfName[entry.kind] ?? 'COMPANY', path, {}, entry);
  return { type, title: entry.name, path, hint, counts, snippet: [] };
}

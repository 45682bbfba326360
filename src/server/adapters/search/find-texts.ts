import type { Kysely, RawBuilder } from 'kysely';
import type { AskedText, FoundText, TextKind } from '#core/search/found-text.ts';
import type { AskedList, FoundList } from '#core/search/search-index.ts';
import { mostCounted } from '#core/search/search-page.ts';
import { wordsToFind } from '#core/search/text-query.ts';
import { interviewTextSource } from '../interviews/interview-text-source.ts';
import { postTextSource } from '../posts/post-text-source.ts';
import { questionTextSource } from '../questions/question-text-source.ts';
import { reviewTextSource } from '../reviews/review-text-source.ts';
import type { Tables } from '../database/tables.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';
import { allButOneOf, allWordsOf, beginningWith } from './text-query.ts';
import { weighTexts } from './weigh-texts.ts';

/** Every kind of text that is found by what it says. */
export const textSources: readonly FoundTextSource[] = [postTextSource, questionTextSource, reviewTextSource, interviewTextSource];

/** So many texts of a kind are weighed against each other for the best few: of words that a million texts have, some do as well as all. */
const mostWeighed = 200;
const fewestOfAllButOne = 4;
const shortestBegun = 3;
/** So many texts of a kind at most are looked at for a begun word, and for all but one of few words or of many: much of an index is read for these. */
const mostLookedAt = { forBegun: 100_000, forFew: 300_000, forMany: 100_000 } as const;
const fewOfMany = 5;

/** The texts that have all of these words or, where none has, all but one; those with the words in their title first. The last word may only be begun. */
export async function findTexts(db: Kysely<Tables>, { kinds, most, isOpen, ...asked }: AskedText): Promise<readonly FoundText[]> {
  const words = sayingWords(asked.words);
  const sources = textSources.filter(({ kind }) => kinds.includes(kind));
  if (words.length === 0 || sources.length === 0) return [];
  const found = async (query: RawBuilder<unknown>, mostTexts?: number) =>
    (await weighTexts(db, { sources, query, mostTexts, place: asked, mostWeighed, from: 0, most })).items;
  const all = await found(allWordsOf(words));
  if (all.length > 0) return all;
  const begun = isOpen && (words.at(-1)?.length ?? 0) >= shortestBegun ? await found(beginningWith(words), mostLookedAt.forBegun) : [];
  if (begun.length > 0 || words.length < fewestOfAllButOne) return begun;
  return found(allButOneOf(words), words.length > fewOfMany ? mostLookedAt.forMany : mostLookedAt.forFew);
}

/** The texts of one kind with all of these words, from a place on, and how many there are. */
export async function listTexts(db: Kysely<Tables>, { kind, from, most, words: asked, ...place }: AskedList<TextKind>): Promise<FoundList<FoundText>> {
  const words = sayingWords(asked);
  if (words.length === 0) return { items: [], count: 0, isMore: false };
  const sources = textSources.filter((each) => each.kind === kind);
  const { items, count } = await weighTexts(db, { sources, query: allWordsOf(words), place, mostWeighed: mostCounted + 1, from, most });
  return { items, count: Math.min(count, mostCounted), isMore: count > mostCounted };
}

const sayingWords = (asked: readonly string[]): readonly string[] => wordsToFind(asked.map(plainWord).filter((word) => word !== ''));

/** Words hold no marks, so that none means anything in a query. */
const plainWord = (word: string): string => word.replaceAll(/['\\]/g, '');

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

export const textSources: readonly FoundTextSource[] = [postTextSource, questionTextSource, reviewTextSource, interviewTextSource];

/** Weighs this many texts per kind, enough for common words. */
const mostWeighed = 200;
const fewestOfAllButOne = 4;
const shortestBegun = 3;
/** Limits texts examined for prefixes and near matches, which read much of an index. */
const mostLookedAt = { forBegun: 100_000, forFew: 300_000, forMany: 100_000 } as const;
const fewOfMany = 5;

/** Texts with all words, else all but one; title matches first, and the last word may be a prefix. */
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

export async function listTexts(db: Kysely<Tables>, { kind, from, most, words: asked, ...place }: AskedList<TextKind>): Promise<FoundList<FoundText>> {
  const words = sayingWords(asked);
  if (words.length === 0) return { items: [], count: 0, isMore: false };
  const sources = textSources.filter((each) => each.kind === kind);
  const { items, count } = await weighTexts(db, { sources, query: allWordsOf(words), place, mostWeighed: mostCounted + 1, from, most });
  return { items, count: Math.min(count, mostCounted), isMore: count > mostCounted };
}

const sayingWords = (asked: readonly string[]): readonly string[] => wordsToFind(asked.map(plainWord).filter((word) => word !== ''));

/** Strips characters with a meaning in queries. */
const plainWord = (word: string): string => word.replaceAll(/['\\]/g, '');

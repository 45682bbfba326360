import { isDevanagari, isOfOtherScript } from '../indian-scripts.ts';
import { answersTo } from './answers-to.ts';
import { choosesOffer, comparedPages, offersPage, sidesOf, withoutVersus } from './comparison.ts';
import { withLeftOut } from './left-out-words.ts';
import { isOrdinaryWord, isStopWord } from './query-phrases.ts';
import { rankedPages } from './ranking.ts';
import type { QueryReading } from './read-query.ts';
import { isWellKnown, readingsFor } from './readings-for.ts';
import type { NamingIndex } from './remembered-index.ts';
import type { PossibleAnswer } from './search-answer.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import { withoutFigures } from '../query-words/typed-figures.ts';

export interface AskedQuery {
  readonly typed: string;
  readonly words: readonly string[];
  readonly asTyped: readonly string[];
  /** True while the last word may still be incomplete. */
  readonly isOpen: boolean;
  readonly most: number;
  readonly isExact: boolean;
}

/** Whole when all words belong to a name or question, sure when each is certain. */
export interface Answers {
  readonly items: readonly PossibleAnswer[];
  readonly score: number;
  readonly isWhole: boolean;
  readonly isSure: boolean;
  /** True when a company is named for certain, not by one word of its name. */
  readonly isOfCompany: boolean;
  readonly company: SearchEntry | undefined;
  readonly rest: readonly string[];
  readonly partial: readonly QueryReading[];
}

export const noAnswers: Answers = { items: [], score: -Infinity, isWhole: false, isSure: false, isOfCompany: false, company: undefined, rest: [], partial: [] };

/** Puts requested lists and comparisons before answers by name. */
export async function namedFor(index: NamingIndex, asked: AskedQuery): Promise<Answers> {
  if (choosesOffer(asked.words)) return { ...noAnswers, items: [offersPage()], isWhole: true, isSure: true };
  const sides = sidesOf(asked.words);
  const pages = sides ? await comparedPages(index, sides) : await rankedPages(index, asked.words);
  if (sides && pages.length > 0) return { ...noAnswers, items: pages, isWhole: true, isSure: true };
  const named = await heard(index, sides ? { ...asked, words: withoutVersus(asked.words) } : asked);
  const others = named.items.filter(({ parts: { company } }) => company === null);
  return pages.length === 0 ? named : { ...noAnswers, items: [...pages, ...others], isWhole: true, isSure: true };
}

/** Includes names of similar sound in another script, and phrases split by figures. */
async function heard(index: NamingIndex, { words, asTyped, isOpen }: AskedQuery): Promise<Answers> {
  const named = await answersFor(index, words, isOpen, asTyped.some(isOfOtherScript));
  const unparted = withoutFigures(words);
  if (named.items.length > 0 || unparted.length === words.length || unparted.length === 0) return named;
  const whole = await answersFor(index, unparted, isOpen);
  return whole.isWhole ? whole : named;
}

export async function answersFor(index: NamingIndex, words: readonly string[], isOpen: boolean, isNear = false): Promise<Answers> {
  const { whole, partly, partial } = await readingsFor(index, words, isOpen, isNear);
  const [best] = whole;
  return {
    items: ranked(best?.page ? whole.filter(({ page }) => page !== null) : whole, words),
    score: best?.score ?? -Infinity,
    isWhole: best !== undefined && best.passedOver === 0,
    isSure: best !== undefined && best.passedOver < 2,
    isOfCompany: [best, partly].some((reading) => reading?.named.COMPANY?.how === 'exactly' || reading?.named.COMPANY?.how === 'bySound'),
    rest: partly?.rest ?? [],
    company: partly?.named.COMPANY?.entry,
    partial,
  };
}

function ranked(readings: readonly QueryReading[], words: readonly string[]): readonly PossibleAnswer[] {
  const scored = readings.flatMap((reading) =>
    answersTo(reading).map((item, place) => ({ item: withLeftOut(item, reading, words), score: reading.score - place * 2.5 })),
  );
  const sorted = scored.toSorted((one, other) => other.score - one.score).map(({ item }) => item);
  return sorted.filter(({ path }, place) => sorted.findIndex((item) => pageOf(item.path) === pageOf(path)) === place);
}

const pageOf = (path: string): string => path.split('#', 1)[0] ?? path;

/** Matches names spelled unlike they sound, excluding words that occur. */
export async function nearlyWritten(index: SearchIndex, names: NamingIndex, { words, isOpen }: AskedQuery): Promise<readonly PossibleAnswer[]> {
  const unknown = words.filter((word) => !isStopWord(word) && !isOrdinaryWord(word) && !isWellKnown([word]));
  if (words.some(isDevanagari) || (await index.occurring(unknown)).size === unknown.length) return [];
  return (await answersFor(names, words, isOpen, true)).items;
}

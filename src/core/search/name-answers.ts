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

/** A query, as it is asked. */
export interface AskedQuery {
  readonly typed: string;
  readonly words: readonly string[];
  /** The same words in the script in which they were typed, as texts have them. */
  readonly asTyped: readonly string[];
  /** Whether the last word may still be at its beginning. */
  readonly isOpen: boolean;
  readonly most: number;
  /** Whether the words are meant as they are typed. */
  readonly isExact: boolean;
}

/** Answers by names: whole where all words are part of a name or of a question, sure where each says so surely. */
export interface Answers {
  readonly items: readonly PossibleAnswer[];
  readonly score: number;
  readonly isWhole: boolean;
  readonly isSure: boolean;
  /** Whether a company is named for certain, and not only by a word of its name. */
  readonly isOfCompany: boolean;
  /** The company that is named beside words that name nothing, and these. */
  readonly company: SearchEntry | undefined;
  readonly rest: readonly string[];
  /** The likeliest readings of which some words are nothing that is known. */
  readonly partial: readonly QueryReading[];
}

export const noAnswers: Answers = { items: [], score: -Infinity, isWhole: false, isSure: false, isOfCompany: false, company: undefined, rest: [], partial: [] };

/** Answers by names, before them the lists and comparisons that the words ask for. */
export async function namedFor(index: NamingIndex, asked: AskedQuery): Promise<Answers> {
  if (choosesOffer(asked.words)) return { ...noAnswers, items: [offersPage()], isWhole: true, isSure: true };
  const sides = sidesOf(asked.words);
  const pages = sides ? await comparedPages(index, sides) : await rankedPages(index, asked.words);
  if (sides && pages.length > 0) return { ...noAnswers, items: pages, isWhole: true, isSure: true };
  const named = await heard(index, sides ? { ...asked, words: withoutVersus(asked.words) } : asked);
  const others = named.items.filter(({ parts: { company } }) => company === null);
  return pages.length === 0 ? named : { ...noAnswers, items: [...pages, ...others], isWhole: true, isSure: true };
}

/** Answers by names, also by those that nearly sound so in another script. Figures may part a phrase: compare 12 lakh offers. */
async function heard(index: NamingIndex, { words, asTyped, isOpen }: AskedQuery): Promise<Answers> {
  const named = await answersFor(index, words, isOpen, asTyped.some(isOfOtherScript));
  const unparted = withoutFigures(words);
  if (named.items.length > 0 || unparted.length === words.length || unparted.length === 0) return named;
  const whole = await answersFor(index, unparted, isOpen);
  return whole.isWhole ? whole : named;
}

/** The answers to all readings of some words, the likeliest first. */
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

/** The pages of all readings in one order: those of a likelier reading first, each page once. */
function ranked(readings: readonly QueryReading[], words: readonly string[]): readonly PossibleAnswer[] {
  const scored = readings.flatMap((reading) =>
    answersTo(reading).map((item, place) => ({ item: withLeftOut(item, reading, words), score: reading.score - place * 2.5 })),
  );
  const sorted = scored.toSorted((one, other) => other.score - one.score).map(({ item }) => item);
  return sorted.filter(({ path }, place) => sorted.findIndex((item) => pageOf(item.path) === pageOf(path)) === place);
}

/** The page of a path, whatever its form is filled in with. */
const pageOf = (path: string): string => path.split('#', 1)[0] ?? path;

/** Answers by names that are written otherwise than they sound; a word that occurs is none of these. */
export async function nearlyWritten(index: SearchIndex, names: NamingIndex, { words, isOpen }: AskedQuery): Promise<readonly PossibleAnswer[]> {
  const unknown = words.filter((word) => !isStopWord(word) && !isOrdinaryWord(word) && !isWellKnown([word]));
  if (words.some(isDevanagari) || (await index.occurring(unknown)).size === unknown.length) return [];
  return (await answersFor(names, words, isOpen, true)).items;
}

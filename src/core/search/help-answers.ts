import type { Language } from '../device/preferences.ts';
import { screens } from '../navigation/screens.ts';
import { isDevanagari } from '../indian-scripts.ts';
import { helpAsked, wordsBesideHelp, wordsOfHelp, wordsOfHindi, type HelpWords } from '../query-words/words-of-help.ts';
import { foundPages } from './found-pages.ts';
import type { HelpText } from '../texts/help-text.ts';
import type { AskedQuery } from './name-answers.ts';
import { isGenericWord, isOrdinaryWord, isStopWord } from './query-phrases.ts';
import { answerOf, type PossibleAnswer } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';
import { plainWords } from './search-words.ts';
import { isSaidIn } from './text-query.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(plainWords(text));

const sets = new Map(Object.entries(wordsOfHelp).map(([name, text]) => [name, setOf(text)] as const));
const known: ReadonlySet<string> = new Set([...[...sets.values()].flatMap((set) => [...set]), ...setOf(wordsBesideHelp)]);
const ofHindi = setOf(wordsOfHindi);

interface HelpRule {
  readonly to: string;
  readonly groups: readonly HelpWords[];
}

const rules: readonly HelpRule[] = Object.entries(helpAsked)
  .flatMap(([to, all]) => all.map((groups): HelpRule => ({ to, groups })))
  .toSorted((one, other) => other.groups.length - one.groups.length);

const mostHelp = 2;
const fewestOfTitle = 2;
const shortestOfTitle = 3;
/** Parts of a question from which one unknown word per part is tolerated. */
const partsWithoutMore = 2;

export function helpIn(words: readonly string[]): readonly string[] {
  const unknown = words.filter((word) => !known.has(word) && !isStopWord(word) && !isOrdinaryWord(word) && !isGenericWord(word)).length;
  const isAsked = ({ groups }: HelpRule): boolean =>
    unknown <= Math.max(0, groups.length - partsWithoutMore) && groups.every((name) => words.some((word) => sets.get(name)?.has(word)));
  return [...new Set(rules.filter(isAsked).map(({ to }) => to))].slice(0, mostHelp);
}

export async function helpFor(index: SearchIndex, { words, asTyped }: AskedQuery): Promise<readonly PossibleAnswer[]> {
  const asked = helpIn(words);
  const telling = asTyped.filter((word) => word.length >= shortestOfTitle && !isStopWord(word) && !isOrdinaryWord(word));
  if (asked.length === 0 && telling.length < fewestOfTitle) return [];
  const texts = await index.helpTexts();
  const language = languageOf(asTyped);
  if (asked.length > 0) return asked.flatMap((to) => pageOf(to) ?? texts.filter(({ id }) => id === to).map((text) => answerOfHelp(text, language)));
  const said = texts.filter(({ titles }) => Object.values(titles).some((title) => telling.every((word) => isSaidIn(title, word))));
  return said.slice(0, mostHelp).map((text) => answerOfHelp(text, language));
}

const languageOf = (words: readonly string[]): Language => (words.some((word) => isDevanagari(word) || ofHindi.has(word)) ? 'hi' : 'en');

function pageOf(name: string): PossibleAnswer | undefined {
  const page = foundPages.find((each) => each === name);
  return page && answerOf('PAGE', screens[page], { page });
}

function answerOfHelp({ path, titles, places }: HelpText, language: Language): PossibleAnswer {
  const inLanguage = (of: HelpText['titles']): string => of[language] ?? Object.values(of)[0] ?? '';
  return { ...answerOf('PAGE', path, {}), title: inLanguage(titles), hint: inLanguage(places) };
}

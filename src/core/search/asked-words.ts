import { inDevanagari, isOfOtherScript } from '../indian-scripts.ts';
import { withoutCaseEnding } from '../query-words/case-endings.ts';
import { isOfJobName, jobsAsListed } from '../query-words/job-as-listed.ts';
import { askedByPhrase, inFull, isGenericWord, isOrdinaryWord, isPhraseWord, isStopWord } from './query-phrases.ts';
import type { NamingIndex } from './remembered-index.ts';
import type { NamedKind, Naming } from './search-entry.ts';
import { queryWords } from './search-words.ts';

/** The words of a query as they are read. */
export interface AskedWords {
  /** As names have them: in the letters of Devanagari or Latin, jobs as the list calls them, and names without the endings of a sentence. */
  readonly words: readonly string[];
  /** The same in the script in which they were typed, as texts have them. */
  readonly asTyped: readonly string[];
  /** Some of the words as they were typed. */
  readonly typedFor: (read: string) => string;
}

/** Reads the words of a query. */
export async function askedWords(index: NamingIndex, typed: string): Promise<AskedWords> {
  const raw = queryWords(typed);
  const asTyped = raw.map(inFull);
  const inLetters = asTyped.map((word) => inFull(inDevanagari(word)));
  const names = await withoutEndings(index, inLetters, asTyped);
  const { words, called } = jobsAsListed(names);
  const said = new Map(names.map((word, at) => [word, raw[at] ?? word]));
  for (const { listed, from, to } of called) said.set(listed.join(' '), raw.slice(from, to).join(' '));
  return { words, asTyped, typedFor: (read) => said.get(read) ?? eachTyped(read, said) };
}

/** Words of which some were typed otherwise. */
function eachTyped(read: string, said: ReadonlyMap<string, string>): string {
  const runs = [...said]
    .filter(([known]) => known.includes(' '))
    .reduce((text, [known, typed]) => ` ${text} `.replace(` ${known} `, ` ${typed} `).trim(), read);
  return runs
    .split(' ')
    .map((word) => said.get(word) ?? word)
    .join(' ');
}

/** The words without the endings of a sentence, where a word is not known with its ending and is without. */
async function withoutEndings(index: NamingIndex, words: readonly string[], asTyped: readonly string[]): Promise<readonly string[]> {
  const others = words.map((word, at) => (isKnownWord(word) ? [] : withoutCaseEnding(word, asTyped[at] ?? '')));
  const asked = words.flatMap((word, at) => ((others[at] ?? []).length > 0 ? [word, ...(others[at] ?? [])] : []));
  if (asked.length === 0) return words;
  const { surely, nearly } = await namedAmong(index, asked, asTyped.some(isOfOtherScript));
  return words.map((word, at) => {
    const [all, stems] = [[word, ...(others[at] ?? [])], others[at] ?? []];
    return all.find((each) => surely.has(each)) ?? stems.find(isKnownWord) ?? all.find((each) => nearly.has(each)) ?? word;
  });
}

const isKnownWord = (word: string): boolean =>
  isStopWord(word) || isOrdinaryWord(word) || isGenericWord(word) || isOfJobName(word) || isPhraseWord(word) || askedByPhrase([word]) !== undefined;

/** The kinds of names that sentences put endings onto. */
const inSentences: readonly NamedKind[] = ['CITY', 'DESIGNATION', 'INDUSTRY', 'COMPANY', 'SKILL'];

/** The words that are a name or sound like one, and those that nearly do. */
async function namedAmong(index: NamingIndex, words: readonly string[], isNear: boolean) {
  const named = await index.named(words.map((word, at) => ({ from: at + 1, to: at + 2, words: [word], isOpen: false, isNear })));
  const meant = named.filter(({ entry: { kind } }) => inSentences.includes(kind));
  const wordsBy = (...ways: readonly Naming[]) => new Set(meant.filter(({ how }) => ways.includes(how)).map(({ from }) => words[from - 1] ?? ''));
  return { surely: wordsBy('exactly', 'bySound'), nearly: wordsBy('byNearSound') };
}

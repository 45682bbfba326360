import { inDevanagari, isOfOtherScript } from '../indian-scripts.ts';
import { withoutCaseEnding } from '../query-words/case-endings.ts';
import { isOfJobName, jobsAsListed } from '../query-words/job-as-listed.ts';
import { askedByPhrase, inFull, isGenericWord, isOrdinaryWord, isPhraseWord, isStopWord } from './query-phrases.ts';
import type { NamingIndex } from './remembered-index.ts';
import type { NamedKind, Naming } from './search-entry.ts';
import { queryWords } from './search-words.ts';

export interface AskedWords {
  /** Normalised to Devanagari or Latin, listed job names and no sentence endings. */
  readonly words: readonly string[];
  /** Same words in the typed script, as texts have them. */
  readonly asTyped: readonly string[];
  readonly typedFor: (read: string) => string;
}

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

function eachTyped(read: string, said: ReadonlyMap<string, string>): string {
  const runs = [...said]
    .filter(([known]) => known.includes(' '))
    .reduce((text, [known, typed]) => ` ${text} `.replace(` ${known} `, ` ${typed} `).trim(), read);
  return runs
    .split(' ')
    .map((word) => said.get(word) ?? word)
    .join(' ');
}

/** Strips an ending only when the word is unknown with it and known without. */
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

const inSentences: readonly NamedKind[] = ['CITY', 'DESIGNATION', 'INDUSTRY', 'COMPANY', 'SKILL'];

async function namedAmong(index: NamingIndex, words: readonly string[], isNear: boolean) {
  const named = await index.named(words.map((word, at) => ({ from: at + 1, to: at + 2, words: [word], isOpen: false, isNear })));
  const meant = named.filter(({ entry: { kind } }) => inSentences.includes(kind));
  const wordsBy = (...ways: readonly Naming[]) => new Set(meant.filter(({ how }) => ways.includes(how)).map(({ from }) => words[from - 1] ?? ''));
  return { surely: wordsBy('exactly', 'bySound'), nearly: wordsBy('byNearSound') };
}

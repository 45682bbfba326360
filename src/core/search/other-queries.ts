import { anywhere, textKinds } from './found-text.ts';
import { isGenericWord, isOrdinaryWord, isStopWord, maybeInFull, nearPhrase, wordsOfPhrases } from './query-phrases.ts';
import { isWellKnown } from './readings-for.ts';
import type { SearchIndex } from './search-index.ts';
import { isSlipOf, mostSlips } from '../content/slips.ts';
import { isSaidIn } from './text-query.ts';

export interface OtherQuery {
  readonly words: readonly string[];
  readonly changes: number;
}

export async function otherQueries(index: SearchIndex, words: readonly string[], isOpen: boolean): Promise<readonly OtherQuery[]> {
  const unknown = words.filter((word) => mostSlips(word) > 0 && !isStopWord(word) && !isGenericWord(word) && !isOrdinaryWord(word) && !isWellKnown([word]));
  const [last = ''] = words.slice(-1);
  const isBegun = isOpen && unknown.includes(last) && (await isBeginning(index, last));
  const occurring = new Set([...(await index.occurring(unknown)), ...(isBegun ? [last] : [])]);
  const doubtful = unknown.filter((word) => !occurring.has(word));
  const meant = await index.meant(doubtful);
  const choices = words.map((word) => {
    const others = doubtful.includes(word)
      ? [...maybeInFull(word), ...wordsOfPhrases.filter((known) => isSlipOf(word, known)), ...(meant.get(word) ?? []), ...partedWord(word)]
      : maybeInFull(word);
    return [word, ...new Set(others)].slice(0, mostMeant + 1);
  });
  const all = choices.reduce<readonly (readonly string[])[]>(
    (before, each) => before.flatMap((one) => each.map((word) => [...one, word])).slice(0, mostCombined),
    [[]],
  );
  const near = nearPhrases(words, occurring);
  const changesOf = (other: readonly string[]): number => other.filter((word, at) => word !== words[at]).length;
  return [...near, ...all.map((other) => ({ words: other.flatMap((word) => word.split(' ')), changes: changesOf(other) }))]
    .filter(({ changes }) => changes > 0)
    .toSorted((one, other) => one.changes - other.changes)
    .slice(0, words.length > manyWords ? mostOfMany : mostQueries);
}

async function isBeginning(index: SearchIndex, word: string): Promise<boolean> {
  if ((await index.withWords([word], true)).length > 0) return true;
  const found = await index.texts({ ...anywhere, words: [word], isOpen: true, kinds: textKinds, most: fewTexts });
  return found.some(({ title, text }) => isSaidIn(`${title} ${text}`, word));
}

const fewTexts = 4;

/** Corrects words towards a phrase unless they occur. */
function nearPhrases(words: readonly string[], occurring: ReadonlySet<string>): readonly OtherQuery[] {
  const runs = words.flatMap((_, from) => words.slice(from + 1, from + longestNearPhrase).map((__, more) => ({ from, to: from + more + 2 })));
  return runs.flatMap(({ from, to }) => {
    const run = words.slice(from, to);
    const phrase = nearPhrase(run);
    const isSlip = phrase !== undefined && run.every((word) => phrase.includes(word) || !occurring.has(word));
    return isSlip ? [{ words: [...words.slice(0, from), ...phrase, ...words.slice(to)], changes: 1 }] : [];
  });
}

const longestNearPhrase = 5;
const mostMeant = 3;
const mostCombined = 64;
const mostQueries = 16;
const manyWords = 6;
const mostOfMany = 4;

/** Splits off a tab name joined to a word, as in koyalpaysalary. */
const partedWord = (word: string): readonly string[] =>
  ['salary', 'salaries', 'review', 'reviews', 'interview', 'photos', 'jobs'].flatMap((ending) =>
    word.length >= ending.length + 3 && word.endsWith(ending) ? [`${word.slice(0, -ending.length)} ${ending}`] : [],
  );

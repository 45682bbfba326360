import { isOrdinaryWord, isStopWord } from './query-phrases.ts';
import { plainWords } from './search-words.ts';

const shortestBegun = 3;
const endings = /(?:ing|ed|es|s)$/;

/** The words of a query that a text is looked for by: those that say something, and only where all are small, those. */
export function wordsToFind(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

/** The beginning of a word that its other forms share: asked for asking, letter for letters. */
export const stemOf = (word: string): string => {
  const stem = word.replace(endings, '');
  return stem.length >= shortestBegun ? stem : word;
};

/** Whether enough is said to look for it in texts. */
export const saysEnough = (words: readonly string[]): boolean =>
  wordsToFind(words).filter((word) => !isOrdinaryWord(word)).length > 0 && wordsToFind(words).length > 1;

/** The one word that a text does not say; none where the forms of words leave a doubt. */
export function missingIn(text: string, words: readonly string[]): readonly string[] {
  const said = plainWords(text).map(stemOf);
  const isSaid = (stem: string): boolean => said.some((each) => each.startsWith(stem) || (each.length > shortestBegun && stem.startsWith(each)));
  const missing = wordsToFind(words).filter((word) => !isSaid(stemOf(word)));
  return missing.length === 1 ? missing : [];
}

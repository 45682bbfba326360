import { isOrdinaryWord, isSmallWord, isStopWord } from './query-phrases.ts';
import { plainWords } from './search-words.ts';

const shortestBegun = 3;
const derived = /^(?:ly|er|ers|al|ment|ments|ness|ive|ion|ions)$/;
const endings = /(?:ing|ed|es|s)$/;

/** The words of a query that a text is looked for by: those that say something, and only where all are small, those. */
export function wordsToFind(words: readonly string[]): readonly string[] {
  const said = words.filter((word) => !isSmallWord(word));
  const telling = said.filter((word) => !isStopWord(word));
  return telling.length > 1 ? telling : said.length > 0 ? said : words;
}

/** The beginning of a word that its other forms share: asked for asking, letter for letters. */
export const stemOf = (word: string): string => {
  const stem = word.replace(endings, '');
  return stem.length >= shortestBegun ? stem : word;
};

/** Whether enough is said to look for it in texts. */
export const saysEnough = (words: readonly string[]): boolean =>
  wordsToFind(words).filter((word) => !isOrdinaryWord(word)).length > 0 && wordsToFind(words).length > 1;

const shortestByItself = 4;

/** Whether a word is telling enough to be looked for in texts by itself. */
export const saysEnoughAlone = (words: readonly string[]): boolean => {
  const [only = '', ...others] = wordsToFind(words);
  return others.length === 0 && only.length >= shortestByItself && !isOrdinaryWord(only) && !isStopWord(only);
};

/** Whether a text has a word, in any of its forms. */
export const isSaidIn = (text: string, word: string): boolean => plainWords(text).some((each) => each.startsWith(stemOf(word)));

/** The one word that a text does not say; none where the forms of words leave a doubt. */
export function missingIn(text: string, words: readonly string[]): readonly string[] {
  const said = plainWords(text).map(stemOf);
  const isSaid = (stem: string): boolean => said.some((each) => each.startsWith(stem) || (stem.startsWith(each) && derived.test(stem.slice(each.length))));
  const missing = wordsToFind(words).filter((word) => !isSaid(stemOf(word)));
  return missing.length === 1 ? missing : [];
}

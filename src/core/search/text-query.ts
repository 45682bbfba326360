import { isOrdinaryWord, isSmallWord, isStopWord } from './query-phrases.ts';
import { plainWords } from './search-words.ts';

const shortestBegun = 3;
const derived = /^(?:ly|er|ers|al|ment|ments|ness|ive|ion|ions)$/;
const endings = /(?:ing|ed|es|s)$/;

/** Drops small words unless all are small. */
export function wordsToFind(words: readonly string[]): readonly string[] {
  const said = words.filter((word) => !isSmallWord(word));
  const telling = said.filter((word) => !isStopWord(word));
  return telling.length > 1 ? telling : said.length > 0 ? said : words;
}

/** Shared beginning of word forms, as in asked and asking. */
export const stemOf = (word: string): string => {
  const stem = word.replace(endings, '');
  return stem.length >= shortestBegun ? stem : word;
};

export const saysEnough = (words: readonly string[]): boolean =>
  wordsToFind(words).filter((word) => !isOrdinaryWord(word)).length > 0 && wordsToFind(words).length > 1;

const shortestByItself = 4;

export const saysEnoughAlone = (words: readonly string[]): boolean => {
  const [only = '', ...others] = wordsToFind(words);
  return others.length === 0 && only.length >= shortestByItself && !isOrdinaryWord(only) && !isStopWord(only);
};

export const isSaidIn = (text: string, word: string): boolean => plainWords(text).some((each) => each.startsWith(stemOf(word)));

/** Names the one missing word, or none when word forms leave doubt. */
export function missingIn(text: string, words: readonly string[]): readonly string[] {
  const said = plainWords(text).map(stemOf);
  const isSaid = (stem: string): boolean => said.some((each) => each.startsWith(stem) || (stem.startsWith(each) && derived.test(stem.slice(each.length))));
  const missing = wordsToFind(words).filter((word) => !isSaid(stemOf(word)));
  return missing.length === 1 ? missing : [];
}

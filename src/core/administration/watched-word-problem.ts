import { sentenceOf } from '../abuse/sentence.ts';
import { commonWords } from './common-words.ts';
import { tidiedWord } from './watched-word-list.ts';

/** Shorter words occur in nearly every text. */
const fewestWatchedLetters = 3;
/** Limit for scripts whose letters are syllables or words. */
const fewestSyllables = 2;

const syllabic = /[\u0900-\u0dff\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Reasons against watching a word: no letter, too short, or too common. */
export type WordProblem = 'none' | 'short' | 'common';

/** Refuses phrases of common words alone, too. */
export function watchedWordProblem(text: string): WordProblem | undefined {
  const word = tidiedWord(text);
  if (word === '') return 'none';
  const letters = word.match(/\p{L}/gu) ?? [];
  if (letters.length < (syllabic.test(word) ? fewestSyllables : fewestWatchedLetters)) return 'short';
  return wordsOf(word).every((each) => common().has(each)) ? 'common' : undefined;
}

const wordsOf = (text: string): readonly string[] => sentenceOf(text).words.map((each) => each.text);

let known: ReadonlySet<string> | undefined;
const common = (): ReadonlySet<string> => (known ??= new Set(commonWords.flatMap(wordsOf)));

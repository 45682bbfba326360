import { sentenceOf } from '../abuse/sentence.ts';
import { commonWords } from './common-words.ts';
import { tidiedWord } from './watched-word-list.ts';

/** The least letters of a watched word: shorter ones stand in nearly every text. */
const fewestWatchedLetters = 3;
/** The fewest letters in scripts whose letters hold a syllable or a word each. */
const fewestSyllables = 2;

const syllabic = /[\u0900-\u0dff\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The reason why a word cannot be watched: there is no letter in it, it is too short, or it is in nearly every text. */
export type WordProblem = 'none' | 'short' | 'common';

/** The problem of a word that is to be watched; nothing where it will do. A phrase of common words alone is as common as they are. */
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

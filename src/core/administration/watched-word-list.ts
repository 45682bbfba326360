export const longestWatchedWord = 40;

export const mostWatchedWords = 500;

export const longestTrialText = 1_000;

/** Published, delayed until a moderator has read it, or refused. */
export type TextFate = 'published' | 'held' | 'refused';

/** Words that delay a text for a moderator, for administrators only. */
export abstract class WatchedWordList {
  abstract list(): Promise<readonly string[]>;
  /** Leaves known words unchanged, and returns the list. */
  abstract add(word: string): Promise<readonly string[]>;
  /** Matches any typing of the word, and returns the list. */
  abstract remove(word: string): Promise<readonly string[]>;
  /** Predicts a text's fate without storing it. */
  abstract fateOf(text: string): Promise<TextFate>;
}

/** Lowercase and in one line, or empty without any letter. */
export function tidiedWord(text: string): string {
  const word = text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  return /\p{L}/u.test(word) ? word : '';
}

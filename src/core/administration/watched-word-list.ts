/** The longest watched word or phrase. */
export const longestWatchedWord = 40;

/** The most words of the whole list. */
export const mostWatchedWords = 500;

/** The longest text that is tried against the list. */
export const longestTrialText = 1_000;

/** The fate of a text: published, held until a moderator has read it, or refused. */
export type TextFate = 'published' | 'held' | 'refused';

/** Words that hold a text back until a moderator has read it, for administrators. For everyone else there is nothing here. */
export abstract class WatchedWordList {
  abstract list(): Promise<readonly string[]>;
  /** Adds a word; one that is there already stays as it is, however many there are. Answers the list. */
  abstract add(word: string): Promise<readonly string[]>;
  /** Removes a word, whichever way it is typed; one that is not there stays away. Answers the list. */
  abstract remove(word: string): Promise<readonly string[]>;
  /** The fate that a text of a member would have. Nothing is stored of it. */
  abstract fateOf(text: string): Promise<TextFate>;
}

/** A watched word as it is stored: small letters, in one line; empty where there is no letter in it. */
export function tidiedWord(text: string): string {
  const word = text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  return /\p{L}/u.test(word) ? word : '';
}

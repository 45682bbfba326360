import { isAbusive } from '#core/abuse/abuse.ts';
import { longestWatchedWord, mostWatchedWords, tidiedWord, type TextFate, type WatchedWordList } from '#core/administration/watched-word-list.ts';
import { watchedWordProblem, type WordProblem } from '#core/administration/watched-word-problem.ts';
import { isKeyboardSmash } from '#core/content/keyboard-smash.ts';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { needsLook, ownWatchedWords, wordsWatched } from '../abuse/watched-words.ts';
import { sanitized, sanitizedLine, type SanitizedText } from '../content/sanitized-text.ts';
import { logAction } from './log-action.ts';

const sentences: Readonly<Record<WordProblem, string>> = {
  none: 'This is not a word.',
  short: 'A watched word has three letters or more, two in Indian scripts.',
  common: 'This word is in nearly every text.',
};

const wordIn = (text: string): SanitizedText => sanitizedLine(tidiedWord(text));

export class SqlWatchedWordList implements WatchedWordList {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly string[]> {
    return wordsWatched(this.#scope.administrator.db);
  }

  async add(text: string): Promise<readonly string[]> {
    const scope = this.#scope.administrator;
    const word = wordIn(text);
    const problem = word.length > longestWatchedWord ? 'none' : watchedWordProblem(word);
    if (problem) throw new Failure('invalid', sentences[problem], { code: 'RULE_BROKEN' });
    return scope.db.transaction().execute(async (transaction) => {
      await ownWatchedWords(transaction, scope.today);
      const words = await wordsWatched(transaction);
      if (words.includes(word)) return words;
      if (words.length >= mostWatchedWords) throw new Failure('conflict', `There are ${mostWatchedWords} words already.`, { code: 'TOO_MANY' });
      await transaction.insertInto('watched_word').values({ word, added_on: scope.today }).execute();
      await logAction(transaction, scope, { action: 'word-added', subject: word });
      return wordsWatched(transaction);
    });
  }

  async remove(text: string): Promise<readonly string[]> {
    const scope = this.#scope.administrator;
    const word = wordIn(text);
    return scope.db.transaction().execute(async (transaction) => {
      await ownWatchedWords(transaction, scope.today);
      const { numDeletedRows } = await transaction.deleteFrom('watched_word').where('word', '=', word).executeTakeFirst();
      if (numDeletedRows > 0n) await logAction(transaction, scope, { action: 'word-removed', subject: word });
      return wordsWatched(transaction);
    });
  }

  async fateOf(text: string): Promise<TextFate> {
    const scope = this.#scope.administrator;
    const content = sanitized(text);
    if (isAbusive(content) || isKeyboardSmash(content)) return 'refused';
    return (await needsLook(scope.db, scope, { content })) ? 'held' : 'published';
  }
}

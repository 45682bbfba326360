import { isAbusive, isWatched } from '#core/abuse/abuse.ts';
import { longestWatchedWord, tidiedWord, type TextFate, type WatchedWordList } from '#core/administration/watched-word-list.ts';
import { watchedWordProblem } from '#core/administration/watched-word-problem.ts';
import { isKeyboardSmash } from '#core/content/keyboard-smash.ts';
import { Failure } from '#core/failure.ts';
import { watchedWords } from '#core/abuse/watched-words.ts';
import { FakeAdministratorLog } from './fake-administrator-log.ts';

export class FakeWatchedWordList implements WatchedWordList {
  words: readonly string[] = watchedWords.toSorted();
  readonly log: FakeAdministratorLog;

  constructor(log = new FakeAdministratorLog()) {
    this.log = log;
  }

  async list(): Promise<readonly string[]> {
    return this.words;
  }

  async add(text: string): Promise<readonly string[]> {
    const word = tidiedWord(text);
    if (watchedWordProblem(word) || word.length > longestWatchedWord) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    if (!this.words.includes(word)) this.log.note('word-added', word);
    return (this.words = [...new Set([...this.words, word])].toSorted());
  }

  async remove(text: string): Promise<readonly string[]> {
    const word = tidiedWord(text);
    if (this.words.includes(word)) this.log.note('word-removed', word);
    return (this.words = this.words.filter((each) => each !== word));
  }

  async fateOf(text: string): Promise<TextFate> {
    if (isAbusive(text) || isKeyboardSmash(text)) return 'refused';
    return isWatched(text, this.words) ? 'held' : 'published';
  }
}

import { makeAutoObservable } from 'mobx';
import { tidiedWord, type TextFate, type WatchedWordList } from '#core/administration/watched-word-list.ts';
import { watchedWordProblem, type WordProblem } from '#core/administration/watched-word-problem.ts';
import { Request } from '../requests/request.ts';

export class WatchedWordsStore {
  readonly list: Request<readonly string[]>;
  readonly changing: Request<readonly string[], [change: () => Promise<readonly string[]>]>;
  readonly trial: Request<TextFate, [text: string]>;
  words: readonly string[] = [];
  word = '';
  text = '';
  hasTried = false;
  readonly #words: WatchedWordList;

  constructor(words: WatchedWordList) {
    this.#words = words;
    this.list = new Request(() => words.list());
    this.changing = new Request((change) => change());
    this.trial = new Request((text) => words.fateOf(text));
    makeAutoObservable(this, { list: false, changing: false, trial: false });
  }

  get problem(): WordProblem | undefined {
    return this.hasTried ? watchedWordProblem(this.word) : undefined;
  }

  async open(): Promise<void> {
    if (this.list.state.status === 'SUCCESS') return;
    const outcome = await this.list.send();
    if (outcome.status === 'SUCCESS') this.#take(outcome.value);
  }

  type(word: string): void {
    this.word = word;
  }

  try(text: string): void {
    this.text = text;
    this.trial.forget();
  }

  async add(): Promise<boolean> {
    this.hasTried = true;
    const word = tidiedWord(this.word);
    if (watchedWordProblem(word) || !(await this.#change(() => this.#words.add(word)))) return false;
    this.type('');
    this.#settle();
    return true;
  }

  remove(word: string): Promise<boolean> {
    return this.#change(() => this.#words.remove(word));
  }

  async send(): Promise<void> {
    if (this.text.trim() !== '') await this.trial.send(this.text);
  }

  #settle(): void {
    this.hasTried = false;
  }

  async #change(change: () => Promise<readonly string[]>): Promise<boolean> {
    const outcome = await this.changing.send(change);
    if (outcome.status !== 'SUCCESS') return false;
    this.#take(outcome.value);
    this.trial.forget();
    return true;
  }

  #take(words: readonly string[]): void {
    this.words = words;
  }
}

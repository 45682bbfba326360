import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { pageSearched, type RecentSearch } from '#core/search/recent-searches.ts';
import type { Search } from '#core/search/search.ts';
import type { SuggestedPage, Suggestions } from '#core/search/suggested-page.ts';
import { searchUrl } from '#core/search/search-url.ts';
import { plainWords } from '#core/search/search-words.ts';
import { Request } from '../requests/request.ts';
import type { RecentSearchesStore } from './recent-searches-store.ts';

/** Typed words, an answering page, a recent search or a popular page. */
export type SearchRow =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'answer'; readonly page: SuggestedPage }
  | { readonly kind: 'recent'; readonly recent: RecentSearch }
  | { readonly kind: 'trending'; readonly page: SuggestedPage };

const pauseMs = 60;

/** Number that fits above a phone's keyboard. */
const suggestedInBox = 5;
const noAnswers: Suggestions = { items: [], corrected: null };

/** Search box with ranked suggestions. Late answers are dropped. */
export class SearchBoxStore {
  text = '';
  isOpen = false;
  /** Row that Enter chooses. -1 sends the words. */
  active = -1;
  /** Last answers, kept while they match the words. */
  answers: Suggestions = noAnswers;
  answered: string | undefined;
  readonly asking: Request<Suggestions, [typed: string]>;
  readonly trending: Request<readonly SuggestedPage[]>;
  readonly recent: RecentSearchesStore;
  readonly #clock: Clock;
  #cancel: (() => void) | undefined;

  constructor(search: Search, recent: RecentSearchesStore, clock: Clock) {
    this.asking = new Request((typed) => search.suggest(typed, suggestedInBox));
    this.trending = new Request(() => search.trending());
    this.recent = recent;
    this.#clock = clock;
    makeAutoObservable(this, { answers: observableRef, asking: false, trending: false, recent: false });
  }

  get isEmpty(): boolean {
    return this.text.trim() === '';
  }

  get options(): readonly SearchRow[] {
    if (!this.isEmpty) return [{ kind: 'words', text: this.text.trim() }, ...this.answers.items.map((page) => ({ kind: 'answer', page }) as const)];
    const recent = this.recent.list.map((each) => ({ kind: 'recent', recent: each }) as const);
    const others = (this.trending.value ?? []).filter(({ path }) => !recent.some((row) => this.urlOf(row) === path));
    return [...recent, ...others.slice(0, suggestedInBox).map((page) => ({ kind: 'trending', page }) as const)];
  }

  type(text: string): void {
    this.text = text;
    this.active = -1;
    this.#cancel?.();
    if (this.isEmpty) {
      this.#forget();
      return this.offer();
    }
    this.isOpen = true;
    this.answers = { corrected: null, items: this.answers.items.filter(({ title }) => hasWords(title, text)) };
    this.#cancel = this.#clock.after(pauseMs, () => void this.ask());
  }

  /** Shows recent searches and popular pages before any typing. */
  offer(): void {
    if (!this.isEmpty) return;
    this.isOpen = true;
    this.recent.find();
    if (this.trending.state.status === 'IDLE' || this.trending.state.status === 'FAILURE') void this.trending.send();
  }

  /** Moves the active row, passing through none at either end. */
  move(step: 1 | -1): void {
    if (!this.isOpen) return this.isEmpty ? this.offer() : this.type(this.text);
    const places = this.options.length + 1;
    this.active = ((this.active + 1 + step + places) % places) - 1;
  }

  urlOf(row: SearchRow): string {
    if (row.kind === 'words') return searchUrl({ typed: row.text });
    if (row.kind !== 'recent') return row.page.path;
    return row.recent.kind === 'words' ? searchUrl({ typed: row.recent.text }) : row.recent.page.path;
  }

  /** Remembers a row and answers its URL. */
  choose(row: SearchRow): string {
    const url = this.urlOf(row);
    const recent: RecentSearch = row.kind === 'words' ? row : row.kind === 'recent' ? row.recent : pageSearched(row.page);
    this.recent.add(recent);
    this.settle(recent.kind === 'words' ? recent.text : '');
    return url;
  }

  /** Answers the URL for the words as typed. */
  send(): string {
    if (!this.isEmpty) return this.choose({ kind: 'words', text: this.text.trim() });
    this.close();
    return searchUrl({});
  }

  remove(row: SearchRow): void {
    if (row.kind !== 'recent') return;
    this.recent.remove(row.recent);
    this.active = Math.min(this.active, this.options.length - 1);
  }

  /** Puts words into the box without searching. */
  settle(text: string): void {
    this.#cancel?.();
    this.text = text;
    this.#forget();
    this.close();
  }

  close(): void {
    this.isOpen = false;
    this.active = -1;
  }

  async ask(): Promise<void> {
    const asked = this.text;
    const outcome = await this.asking.send(asked);
    if (this.asking.state !== outcome) return;
    runInAction(() => {
      const chosen = this.options[this.active];
      this.answers = outcome.status === 'SUCCESS' ? outcome.value : noAnswers;
      this.answered = outcome.status === 'SUCCESS' ? asked : undefined;
      this.active = chosen ? this.options.findIndex((row) => row.kind === chosen.kind && this.urlOf(row) === this.urlOf(chosen)) : -1;
    });
  }

  #forget(): void {
    this.asking.forget();
    this.answers = noAnswers;
    this.answered = undefined;
  }
}

function hasWords(title: string, typed: string): boolean {
  const words = plainWords(title);
  return plainWords(typed).every((typedWord) => words.some((word) => word.startsWith(typedWord)));
}

import { action, makeObservable, observableRef } from 'mobx';
import { LruCache } from '#core/lru-cache.ts';
import type { FoundCount } from '#core/found-count.ts';
import type { Page } from '#core/page.ts';
import { Pages } from './pages.ts';
import { isAsked } from './request.ts';

/** The size of the cache of lists (LRU): going back finds them as they were left. */
const cachedLists = 10;

/** A paged list as a URL asks for it: narrowed, in an order, from the start or from a later page. Those that were read last are cached by what was asked. */
export class CachedList<Item, Search> {
  search: Search;
  pages: Pages<Item>;
  readonly #ask: (search: Search, after: string | null) => Promise<Page<Item>>;
  /** Whether the list begins on its first page. */
  #isFromStart = true;
  readonly #lists = new LruCache<Pages<Item>>(cachedLists);

  constructor(first: Search, ask: (search: Search, after: string | null) => Promise<Page<Item>>) {
    this.#ask = ask;
    this.search = first;
    this.pages = this.#pagesOf(first, null);
    makeObservable(this, { search: observableRef, pages: observableRef, show: action });
  }

  /** How many answer, as far as they were read. */
  get found(): FoundCount | undefined {
    const { state, items, next } = this.pages;
    return state.status === 'SUCCESS' ? { count: items.length, isMore: next !== null || !this.#isFromStart } : undefined;
  }

  /** Shows what answers a search. A list that was read before is shown as it was left. */
  async show(search: Search, from: string | null = null): Promise<void> {
    this.#isFromStart = from === null;
    this.search = search;
    this.pages = this.#pagesOf(search, from);
    if (!isAsked(this.pages.state)) await this.pages.open(from);
  }

  #pagesOf(search: Search, from: string | null): Pages<Item> {
    return this.#lists.get(JSON.stringify([search, from]), () => new Pages((after: string | null) => this.#ask(search, after)));
  }
}

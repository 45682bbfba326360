import { action, makeObservable, observableRef } from 'mobx';
import { LruCache } from '#core/lru-cache.ts';
import type { FoundCount } from '#core/found-count.ts';
import type { Page } from '#core/page.ts';
import { Pages } from './pages.ts';
import { isAsked } from './request.ts';

/** LRU size, so that going back finds lists unchanged. */
const cachedLists = 10;

/** Paged list by URL with filters and order, cached by search. */
export class CachedList<Item, Search> {
  search: Search;
  pages: Pages<Item>;
  readonly #ask: (search: Search, after: string | null) => Promise<Page<Item>>;
  #isFromStart = true;
  readonly #lists = new LruCache<Pages<Item>>(cachedLists);

  constructor(first: Search, ask: (search: Search, after: string | null) => Promise<Page<Item>>) {
    this.#ask = ask;
    this.search = first;
    this.pages = this.#pagesOf(first, null);
    makeObservable(this, { search: observableRef, pages: observableRef, show: action });
  }

  get found(): FoundCount | undefined {
    const { state, items, next } = this.pages;
    return state.status === 'SUCCESS' ? { count: items.length, isMore: next !== null || !this.#isFromStart } : undefined;
  }

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

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import { LruCache } from '#core/lru-cache.ts';
import { foundNothing } from '#core/search/result-groups.ts';
import { namedPage, narrowedPage } from '#core/search/search-landing.ts';
import type { AskedSearch, SearchPage } from '#core/search/search-page.ts';
import { emptySearch, searchUrl, wordsOfSearch, type SearchUrl } from '#core/search/search-url.ts';
import type { Search } from '#core/search/search.ts';
import { Request } from '../requests/request.ts';
import type { SearchBoxStore } from './search-box-store.ts';

/** The size of the cache of searches (LRU): going back finds them as they were. */
const cachedSearches = 10;

/** The page of a search, as its URL asks for it. */
export class SearchPageStore {
  search: SearchUrl = emptySearch;
  found: Request<SearchPage, [asked: AskedSearch]>;
  /** The page of a company that the URL names, and to which it leads. */
  movedTo: string | undefined;
  /** The company inside which is searched, or which the URL names. */
  readonly company: Request<CompanyHeader, [urlName: string]>;
  readonly box: SearchBoxStore;
  readonly #search: Search;
  readonly #searches = new LruCache<Request<SearchPage, [asked: AskedSearch]>>(cachedSearches);

  constructor(search: Search, companies: Companies, box: SearchBoxStore) {
    this.#search = search;
    this.box = box;
    this.company = new Request((urlName) => companies.header(urlName));
    this.found = this.#requestFor(emptySearch);
    makeAutoObservable(this, { search: observableRef, found: observableRef, company: false, box: false });
  }

  /** The words that are looked for, wherever in the URL they stand. */
  get words(): string {
    return wordsOfSearch(this.search);
  }

  /** Whether nothing is asked for yet. */
  get isEmpty(): boolean {
    return this.words === '';
  }

  /** The company inside which is searched, by its name in URLs. */
  get inside(): string | null {
    return this.search.section === null ? this.search.company : null;
  }

  get isNothing(): boolean {
    return this.found.value !== undefined && foundNothing(this.found.value);
  }

  /** Whether there is no company of that name. */
  get isMissing(): boolean {
    return this.found.isMissing || (this.inside !== null && this.company.isMissing);
  }

  async open(search: SearchUrl): Promise<void> {
    this.search = search;
    this.movedTo = undefined;
    this.found = this.#requestFor(search);
    this.box.settle(this.words);
    await Promise.all([this.#find(), this.#askCompany()]);
    if (this.search !== search) return;
    runInAction(() => (this.movedTo = this.#landing()));
    if (this.isEmpty || this.isNothing) await this.#askTrending();
  }

  async #find(): Promise<void> {
    const { words, inside, found } = this;
    const { type, from } = this.search;
    if (words !== '' && found.state.status !== 'SUCCESS') await found.send({ typed: words, type, company: inside, from });
  }

  async #askCompany(): Promise<void> {
    const { company } = this.search;
    if (company !== null && this.company.value?.urlName !== company) await this.company.send(company);
  }

  async #askTrending(): Promise<void> {
    if (this.box.trending.value === undefined) await this.box.trending.send();
  }

  /** The page that the URL names, where there is such a company: narrowed as an answer narrows it, which knows what there is. */
  #landing(): string | undefined {
    const page = namedPage(this.search);
    if (page === undefined || this.company.value === undefined) return undefined;
    const paths = (this.found.value?.answers ?? []).map(({ path }) => path);
    return narrowedPage(page, paths) ?? page;
  }

  #requestFor(search: SearchUrl): Request<SearchPage, [asked: AskedSearch]> {
    return this.#searches.get(searchUrl(search), () => new Request((asked) => this.#search.find(asked)));
  }
}

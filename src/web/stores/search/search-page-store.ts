import { makeAutoObservable, observableRef } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import type { Communities } from '#core/communities/communities.ts';
import type { Community, CommunityKey } from '#core/communities/community.ts';
import { LruCache } from '#core/lru-cache.ts';
import { foundNothing } from '#core/search/result-groups.ts';
import type { AskedSearch, SearchPage, SearchType } from '#core/search/search-page.ts';
import type { SearchPlace } from '#core/search/search-place.ts';
import { emptySearch, searchUrl, wordsOfSearch, type SearchUrl } from '#core/search/search-url.ts';
import type { Search } from '#core/search/search.ts';
import { Request } from '../requests/request.ts';
import type { SearchBoxStore } from './search-box-store.ts';

/** LRU size, so that going back finds searches unchanged. */
const cachedSearches = 10;

/** Search page by URL. */
export class SearchPageStore {
  search: SearchUrl = emptySearch;
  found: Request<SearchPage, [asked: AskedSearch]>;
  readonly company: Request<CompanyHeader, [urlName: string]>;
  readonly community: Request<Community, [place: CommunityKey]>;
  readonly box: SearchBoxStore;
  readonly #search: Search;
  readonly #searches = new LruCache<Request<SearchPage, [asked: AskedSearch]>>(cachedSearches);

  constructor(search: Search, companies: Companies, communities: Communities, box: SearchBoxStore) {
    this.#search = search;
    this.box = box;
    this.company = new Request((urlName) => companies.header(urlName));
    this.community = new Request((place) => communities.at(place));
    this.found = this.#requestFor(emptySearch);
    makeAutoObservable(this, { search: observableRef, found: observableRef, company: false, community: false, box: false });
  }

  get words(): string {
    return wordsOfSearch(this.search);
  }

  get isEmpty(): boolean {
    return this.words === '';
  }

  get inside(): SearchPlace | null {
    const { section, company, community } = this.search;
    if (section !== null) return null;
    return company === null ? community : { type: 'company', key: company };
  }

  /** Listed type. Communities have posts only. */
  get type(): SearchType {
    return this.inside !== null && this.inside.type !== 'company' ? 'posts' : this.search.type;
  }

  get isNothing(): boolean {
    return this.found.value !== undefined && foundNothing(this.found.value);
  }

  get isMissing(): boolean {
    return this.found.isMissing || (this.inside !== null && (this.inside.type === 'company' ? this.company : this.community).isMissing);
  }

  async open(search: SearchUrl): Promise<void> {
    this.search = search;
    this.found = this.#requestFor(search);
    this.box.settle(this.words);
    await Promise.all([this.#find(), this.#askCompany(), this.#askCommunity()]);
    if (this.search !== search) return;
    if (this.isEmpty || this.isNothing) await this.#askTrending();
  }

  async #find(): Promise<void> {
    const { words, type, inside, found } = this;
    const { company, community, from, isExact } = this.search;
    if (words !== '' && found.state.status !== 'SUCCESS') await found.send({ typed: words, type, company: inside && company, community, from, isExact });
  }

  async #askCompany(): Promise<void> {
    const { company } = this.search;
    if (company !== null && this.company.value?.urlName !== company) await this.company.send(company);
  }

  async #askCommunity(): Promise<void> {
    const { community } = this.search;
    const known = this.community.value;
    if (community !== null && (known?.type !== community.type || known.slug !== community.key)) await this.community.send(community);
  }

  async #askTrending(): Promise<void> {
    if (this.box.trending.value === undefined) await this.box.trending.send();
  }

  #requestFor(search: SearchUrl): Request<SearchPage, [asked: AskedSearch]> {
    return this.#searches.get(searchUrl(search), () => new Request((asked) => this.#search.find(asked)));
  }
}

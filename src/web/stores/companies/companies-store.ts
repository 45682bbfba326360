import { LruCache } from '#core/lru-cache.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import { knownCount } from '#core/companies/chosen-filters.ts';
import { everyCompany, queryOf, type CompanySearch } from '#core/companies/company-search.ts';
import type { CompanySummary } from '#core/companies/company.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** The size of the cache of lists (LRU): going back finds them as they were left. */
const cachedLists = 10;

/** The list of companies, as the URL asks for it. */
export class CompaniesStore {
  search: CompanySearch = everyCompany;
  companies: Pages<CompanySummary>;
  readonly filters: Request<CompanyFilters>;
  readonly #companies: Companies;
  /** The later page on which the list begins. */
  #from: string | null = null;
  readonly #lists = new LruCache<Pages<CompanySummary>>(cachedLists);

  constructor(companies: Companies) {
    this.#companies = companies;
    this.filters = new Request(() => companies.filters());
    this.companies = this.#listOf(everyCompany, null);
    makeAutoObservable(this, { search: observableRef, companies: observableRef, filters: false });
  }

  /** Shows the companies of a search. A list that was read before is shown as it was left. */
  async show(search: CompanySearch, from: string | null = null): Promise<void> {
    this.search = search;
    this.#from = from;
    const list = (this.companies = this.#listOf(search, from));
    const hasFilters = this.filters.state.status === 'SUCCESS' || this.filters.state.status === 'LOADING';
    const isListed = list.state.status === 'SUCCESS' || list.state.status === 'LOADING';
    await Promise.all([hasFilters ? undefined : this.filters.send(), isListed ? undefined : list.open(from)]);
  }

  /** The count of matches, where the filters say it or all of them are read. */
  get count(): number | undefined {
    const { filters, search, companies } = this;
    const isWhole = companies.state.status === 'SUCCESS' && companies.next === null && this.#from === null;
    return isWhole ? companies.items.length : filters.value && knownCount(search, filters.value);
  }

  #listOf(search: CompanySearch, from: string | null): Pages<CompanySummary> {
    const key = JSON.stringify([queryOf(search), from]);
    return this.#lists.get(key, () => new Pages((after: string | null) => this.#companies.list(search, after)));
  }
}

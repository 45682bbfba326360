import { makeAutoObservable, observableRef } from 'mobx';
import { everyCollege, type CollegeSearch } from '#core/colleges/college-search.ts';
import { collegesUrl } from '#core/colleges/college-urls.ts';
import type { CollegeSummary } from '#core/colleges/college.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { LruCache } from '#core/lru-cache.ts';
import { Pages } from '../requests/pages.ts';

const cachedLists = 10;

/** The list of colleges, as the URL asks for it. */
export class CollegesStore {
  search: CollegeSearch = everyCollege;
  colleges: Pages<CollegeSummary>;
  readonly #colleges: Colleges;
  readonly #lists = new LruCache<Pages<CollegeSummary>>(cachedLists);

  constructor(colleges: Colleges) {
    this.#colleges = colleges;
    this.colleges = this.#listOf(everyCollege, null);
    makeAutoObservable(this, { search: observableRef, colleges: observableRef });
  }

  /** Shows the colleges of a search. A list that was read before is shown as it was left. */
  async show(search: CollegeSearch, from: string | null = null): Promise<void> {
    this.search = search;
    const list = (this.colleges = this.#listOf(search, from));
    if (list.state.status !== 'SUCCESS' && list.state.status !== 'LOADING') await list.open(from);
  }

  #listOf(search: CollegeSearch, from: string | null): Pages<CollegeSummary> {
    return this.#lists.get(collegesUrl(search, from), () => new Pages((after: string | null) => this.#colleges.list(search, after)));
  }
}

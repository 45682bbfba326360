import { makeAutoObservable, observableRef } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import { LruCache } from '#core/lru-cache.ts';
import { hubQueryOf, latestReviews, type ReviewHubSearch } from '#core/reviews/review-search.ts';
import type { Review } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

const cachedLists = 10;

/** The newest and the most helpful reviews of all companies, as the URL asks for them. */
export class ReviewHubStore {
  search: ReviewHubSearch = latestReviews;
  reviews: Pages<Review>;
  /** The industries and cities that they can be narrowed to. */
  readonly places: Request<CompanyFilters>;
  readonly #reviews: Reviews;
  readonly #lists = new LruCache<Pages<Review>>(cachedLists);

  constructor(reviews: Reviews, companies: Companies) {
    this.#reviews = reviews;
    this.places = new Request(() => companies.filters());
    this.reviews = this.#listOf(latestReviews, null);
    makeAutoObservable(this, { search: observableRef, reviews: observableRef, places: false });
  }

  async show(search: ReviewHubSearch, from: string | null = null): Promise<void> {
    this.search = search;
    const list = (this.reviews = this.#listOf(search, from));
    const isDone = ({ status }: { readonly status: string }) => status === 'SUCCESS' || status === 'LOADING';
    await Promise.all([isDone(this.places.state) ? undefined : this.places.send(), isDone(list.state) ? undefined : list.open(from)]);
  }

  #listOf(search: ReviewHubSearch, from: string | null): Pages<Review> {
    return this.#lists.get(JSON.stringify([hubQueryOf(search), from]), () => new Pages((after: string | null) => this.#reviews.latest(search, after)));
  }
}

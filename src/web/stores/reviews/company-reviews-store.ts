import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { LruCache } from '#core/lru-cache.ts';
import { ratingOf } from '#core/reviews/rating-formula.ts';
import type { ReviewFigures, ReviewFilters } from '#core/reviews/review-figures.ts';
import type { ReviewInsights } from '#core/reviews/review-insights.ts';
import { everyReview, reviewQueryOf, type ReviewSearch } from '#core/reviews/review-search.ts';
import type { Review } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** The size of the cache of lists (LRU): going back finds them as they were left. */
const cachedLists = 10;

/** The reviews of one company, as the URL asks for them, and the figures made of them. */
export class CompanyReviewsStore {
  urlName = '';
  search: ReviewSearch = everyReview;
  reviews: Pages<Review>;
  /** Whether the weeks that came as a burst are left out of the figures. */
  leavesOutBursts = false;
  /** The rating as this browser has made it again; nothing until it was asked to. */
  recomputed: number | null | undefined = undefined;
  readonly filters: Request<ReviewFilters, [urlName: string]>;
  readonly figures: Request<ReviewFigures, [urlName: string]>;
  readonly insights: Request<ReviewInsights, [urlName: string]>;
  readonly #reviews: Reviews;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #lists = new LruCache<Pages<Review>>(cachedLists);

  constructor(reviews: Reviews, clock: Pick<Clock, 'now'>) {
    this.#reviews = reviews;
    this.#clock = clock;
    this.filters = new Request((urlName) => reviews.filters(urlName));
    this.figures = new Request((urlName) => reviews.figures(urlName));
    this.insights = new Request((urlName) => reviews.insights(urlName));
    this.reviews = this.#listOf('', everyReview, null);
    makeAutoObservable(this, { search: observableRef, reviews: observableRef, filters: false, figures: false, insights: false });
  }

  /** Shows the reviews of a company that answer a search. A list that was read before is shown as it was left. */
  async show(urlName: string | undefined, search: ReviewSearch, from: string | null = null): Promise<void> {
    const isAnother = urlName !== this.urlName || this.figures.state.status === 'FAILURE';
    this.urlName = urlName ?? '';
    this.search = search;
    if (!urlName) return;
    const list = (this.reviews = this.#listOf(urlName, search, from));
    if (isAnother) {
      this.leavesOutBursts = false;
      this.recomputed = undefined;
    }
    const isListed = list.state.status === 'SUCCESS' || list.state.status === 'LOADING';
    await Promise.all([
      ...(isAnother ? [this.filters.send(urlName), this.figures.send(urlName), this.insights.send(urlName)] : []),
      isListed ? undefined : list.open(from),
    ]);
  }

  get now(): number {
    return this.#clock.now();
  }

  setLeavesOutBursts(leaves: boolean): void {
    this.leavesOutBursts = leaves;
  }

  /** Makes the rating again of the rows that everybody can read, by the rule that the server keeps (F-19). */
  recompute(): void {
    const { value } = this.figures;
    if (value) this.recomputed = ratingOf(value);
  }

  #listOf(urlName: string, search: ReviewSearch, from: string | null): Pages<Review> {
    const key = JSON.stringify([urlName, reviewQueryOf(search), from]);
    return this.#lists.get(key, () => new Pages((after: string | null) => this.#reviews.list(urlName, search, after)));
  }
}

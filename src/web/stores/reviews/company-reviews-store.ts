import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { fewestPeople } from '#core/crowds/fewest.ts';
import { ratingOf } from '#core/reviews/rating-formula.ts';
import { hasReviews, type ReviewFigures, type ReviewFilters } from '#core/reviews/review-figures.ts';
import type { FoundCount } from '#core/found-count.ts';
import type { ReviewInsights } from '#core/reviews/review-insights.ts';
import { everyReview, type ReviewSearch } from '#core/reviews/review-search.ts';
import type { Review } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { CachedList } from '../requests/cached-list.ts';
import type { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

export class CompanyReviewsStore {
  urlName = '';
  search: ReviewSearch = everyReview;
  leavesOutBursts = false;
  /** Rating recomputed in this browser. Undefined until requested. */
  recomputed: number | null | undefined = undefined;
  readonly filters: Request<ReviewFilters, [urlName: string]>;
  readonly insights: Request<ReviewInsights, [urlName: string]>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #list: CachedList<Review, [urlName: string, search: ReviewSearch]>;

  constructor(reviews: Reviews, clock: Pick<Clock, 'now'>) {
    this.#list = new CachedList(['', everyReview], ([urlName, search], after) => reviews.list(urlName, search, after));
    this.#clock = clock;
    this.filters = new Request((urlName) => reviews.filters(urlName));
    this.insights = new Request((urlName) => reviews.insights(urlName));
    makeAutoObservable(this, { search: observableRef, filters: false, insights: false });
  }

  get reviews(): Pages<Review> {
    return this.#list.pages;
  }

  get found(): FoundCount | undefined {
    return this.#list.found;
  }

  async show(urlName: string, search: ReviewSearch, from: string | null = null): Promise<void> {
    const isAnother = urlName !== this.urlName || this.insights.state.status === 'FAILURE';
    this.urlName = urlName;
    this.search = search;
    if (isAnother) {
      this.leavesOutBursts = false;
      this.recomputed = undefined;
    }
    await Promise.all([...(isAnother ? [this.filters.send(urlName), this.insights.send(urlName)] : []), this.#list.show([urlName, search], from)]);
  }

  get figures(): ReviewFigures | undefined {
    return this.insights.value?.figures;
  }

  /** True only where it is known that there are no reviews. */
  get isEmpty(): boolean {
    return this.figures !== undefined && !hasReviews(this.figures);
  }

  /** True where so little is known that the page links to other companies. */
  get isThin(): boolean {
    const count = this.figures?.reviewsCount;
    return count !== undefined && count < fewestPeople;
  }

  get now(): number {
    return this.#clock.now();
  }

  setLeavesOutBursts(leaves: boolean): void {
    this.leavesOutBursts = leaves;
  }

  /** Recomputes the rating from public rows by the server's rule (F-19). */
  recompute(figures: ReviewFigures): void {
    this.recomputed = ratingOf(figures);
  }
}

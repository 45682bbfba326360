import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import { latestReviews, type ReviewHubSearch } from '#core/reviews/review-search.ts';
import type { Review } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { CachedList } from '../requests/cached-list.ts';
import { Request } from '../requests/request.ts';

/** Newest and most helpful reviews of all companies. */
export class ReviewHubStore extends CachedList<Review, ReviewHubSearch> {
  readonly places: Request<CompanyFilters>;

  constructor(reviews: Reviews, companies: Companies) {
    super(latestReviews, (search, after) => reviews.latest(search, after));
    this.places = new Request(() => companies.filters());
  }

  override async show(search: ReviewHubSearch, from: string | null = null): Promise<void> {
    await Promise.all([this.places.sendOnce(), super.show(search, from)]);
  }
}

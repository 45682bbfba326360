import { reviewsPath, screens } from '#core/navigation/screens.ts';
import { hubQueryOf, reviewQueryOf, type ReviewHubSearch, type ReviewSearch } from '#core/reviews/review-search.ts';

function withQuery(path: string, pairs: readonly (readonly [string, string])[], from: string | null | undefined): string {
  const query = new URLSearchParams();
  for (const [key, value] of pairs) query.append(key, value);
  if (from) query.append('cursor', from);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

export const companyReviewsUrl = (urlName: string, search: ReviewSearch, from?: string | null): string =>
  withQuery(reviewsPath(urlName), reviewQueryOf(search), from);

export const reviewHubUrl = (search: ReviewHubSearch, from?: string | null): string => withQuery(screens.reviews, hubQueryOf(search), from);

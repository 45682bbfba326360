import { routes as company } from '#contract/generated/company.ts';
import { routes as review } from '#contract/generated/review.ts';
import { Companies } from '#core/companies/companies.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { ReviewStore } from '#web/stores/reviews/review-store.ts';
import { reviewHead } from '#web/views/reviews/review-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { overHttp, store } from '../container/bind.ts';
import { postBindings, postOverlays } from '../posts/post-bindings.ts';
import { reviewSentences } from './review-sentences.ts';

export { ReviewScreen as Screen } from '#web/views/reviews/ReviewScreen.tsx';

export const shared = postBindings;

export const words = reviewSentences;

export const over = [...postOverlays, notedVisit];

export const bindings = [
  overHttp(Companies, httpCompanies, company),
  overHttp(Reviews, httpReviews, review),
  store(CompanyStore, [Companies]),
  store(ReviewStore, [Reviews]),
];

/** Loads a review, and then the head of the company that it is about. */
export const load = async (stores: Stores, { params }: RouteMatch) => {
  const urlName = await stores.get(ReviewStore).open(params['reviewId'] ?? '');
  if (urlName !== undefined) await stores.get(CompanyStore).open(urlName);
};

export const head = (stores: Stores) => reviewHead(stores.get(ReviewStore), stores.get(WordsStore));

import { routes as review } from '#contract/generated/review.ts';
import { Clock } from '#core/clock.ts';
import { reviewSearchFromUrl } from '#core/reviews/review-search.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { SimilarStore } from '#web/stores/followers/similar-store.ts';
import { NarrowedCityStore } from '#web/stores/reference-lists/narrowed-city-store.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { voteWords } from '#web/words/votes/vote-words.ts';
import { companyReviewsHead } from '#web/views/reviews/review-heads.ts';
import { tabOnUse } from '#web/views/companies/tab-on-use.ts';
import type { Stores } from '#web/views/stores.tsx';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings, loadCompanyPage } from '../companies/company-page.ts';
import { overHttp, store } from '../container/bind.ts';
import { similarBindings } from '../followers/similar-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { onUse } from '../navigation/on-use.ts';
import { narrowedToCity, placeBindings, placeSentences } from '../reference-lists/narrowed-to-city.ts';

export const shared = followBindings;

export const words = [companyWords, ratingWords, reviewWords, ...placeSentences];

export const over = [notedVisit];

export const bindings = [
  ...companyBindings,
  ...placeBindings,
  overHttp(Reviews, httpReviews, review),
  store(CompanyReviewsStore, [Reviews, Clock]),
  ...similarBindings,
];

/** Anyone can read reviews, and follow their ways, before their code is here. */
export const below = onUse({
  chunk: 'reviews-below',
  words: [postWords, voteWords, insightWords, followerWords, companyReplyWords],
  load: () => import(/* webpackChunkName: "reviews-below" */ './company-reviews-below-wiring.ts'),
});

/** Loads reviews with the page head, and similar companies where they are few. */
const loadAll = loadCompanyPage('reviews', async (stores, urlName, { query }) => {
  const reviews = stores.get(CompanyReviewsStore);
  await reviews.show(urlName, reviewSearchFromUrl(query), query.get('cursor'));
  if (reviews.isThin) await stores.get(SimilarStore).open(urlName);
});

const headOf = (stores: Stores) =>
  companyReviewsHead(stores.get(CompanyStore), stores.get(CompanyReviewsStore), stores.get(NarrowedCityStore).name, stores.get(WordsStore));

export const { Screen, load, head } = narrowedToCity('companyReviews', { Screen: tabOnUse('reviews'), load: loadAll, head: headOf });

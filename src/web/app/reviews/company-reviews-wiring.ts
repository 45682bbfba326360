import { Clock } from '#core/clock.ts';
import { reviewSearchFromUrl } from '#core/reviews/review-search.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { SimilarStore } from '#web/stores/followers/similar-store.ts';
import { NarrowedCityStore } from '#web/stores/reference-lists/narrowed-city-store.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { companyReviewsHead } from '#web/views/reviews/review-heads.ts';
import { CompanyReviewsScreen } from '#web/views/reviews/CompanyReviewsScreen.tsx';
import type { Stores } from '#web/views/stores.tsx';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings, loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { similarBindings } from '../followers/similar-bindings.ts';
import { helpfulBindings } from '../posts/helpful-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { narrowedToCity, placeBindings, placeSentences } from '../reference-lists/narrowed-to-city.ts';
import { reviewBindings, reviewSentences } from './review-parts.ts';
import { addYoursBindings } from './add-yours-bindings.ts';

export const shared = [...helpfulBindings, ...followBindings];

export const words = [...reviewSentences, ...placeSentences, insightWords, followerWords];

export const over = [...postOverlays, notedVisit];

export const bindings = [
  ...companyBindings,
  ...placeBindings,
  ...reviewBindings,
  store(CompanyReviewsStore, [Reviews, Clock]),
  ...addYoursBindings,
  ...similarBindings,
];

/** Loads the reviews that the URL asks for, and the head of the company's page, of which they are a tab; where they are few, also companies like it. */
const loadAll = loadCompanyPage('reviews', async (stores, urlName, { query }) => {
  const reviews = stores.get(CompanyReviewsStore);
  await reviews.show(urlName, reviewSearchFromUrl(query), query.get('cursor'));
  if (reviews.isThin) await stores.get(SimilarStore).open(urlName);
});

const headOf = (stores: Stores) =>
  companyReviewsHead(stores.get(CompanyStore), stores.get(CompanyReviewsStore), stores.get(NarrowedCityStore).name, stores.get(WordsStore));

export const { Screen, load, head } = narrowedToCity('companyReviews', { Screen: CompanyReviewsScreen, load: loadAll, head: headOf });

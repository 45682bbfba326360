import { routes as overview } from '#contract/generated/aggregation/company-profiles.ts';
import { routes as review } from '#contract/generated/review.ts';
import { Clock } from '#core/clock.ts';
import { CompanyOverviews } from '#core/company-profiles/company-overviews.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { httpCompanyOverviews } from '#web/adapters/company-profiles/http-company-overviews.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OverviewStore } from '#web/stores/company-profiles/overview-store.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { overviewHead } from '#web/views/company-profiles/profile-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { conductWords } from '#web/words/employer-conduct/conduct-words.ts';
import { confidenceWords } from '#web/words/figures/confidence-words.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { loadCompanyPage } from '../companies/company-page.ts';
import { overHttp, store } from '../container/bind.ts';
import { helpfulBindings, helpfulSentences } from '../posts/helpful-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { profileBindings, profileSentences } from './profile-parts.ts';

export { OverviewScreen as Screen } from '#web/views/company-profiles/OverviewScreen.tsx';

export const shared = [...helpfulBindings, ...followBindings];

export const over = [...postOverlays, notedVisit];

export const words = [
  ...helpfulSentences,
  ...profileSentences,
  followerWords,
  conductWords,
  reviewWords,
  payFigureWords,
  confidenceWords,
  listWords,
  benefitWords,
];

export const bindings = [
  ...profileBindings,
  overHttp(CompanyOverviews, httpCompanyOverviews, overview),
  store(OverviewStore, [CompanyOverviews]),
  overHttp(Reviews, httpReviews, review),
  store(CompanyReviewsStore, [Reviews, Clock]),
];

/** Loads a little of all that is shared of a company, and its own words. */
export const load = loadCompanyPage('overview', (stores, urlName) => stores.get(OverviewStore).open(urlName));

export const head = (stores: Stores) => overviewHead(stores.get(CompanyStore), stores.get(OverviewStore), stores.get(WordsStore));

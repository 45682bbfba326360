import { Benefits } from '#core/benefits/benefits.ts';
import { Clock } from '#core/clock.ts';
import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { Photos } from '#core/photos/photos.ts';
import { Questions } from '#core/questions/questions.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyAwardsStore } from '#web/stores/awards/company-awards-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyProfileStore } from '#web/stores/company-profiles/company-profile-store.ts';
import { OverviewStore } from '#web/stores/company-profiles/overview-store.ts';
import { ConductStore } from '#web/stores/employer-conduct/conduct-store.ts';
import { RankingStore } from '#web/stores/followers/ranking-store.ts';
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
import { companyAwardBindings } from '../awards/company-award-bindings.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { conductBindings } from '../employer-conduct/conduct-bindings.ts';
import { rankingBindings } from '../followers/ranking-bindings.ts';
import { feedSentences, postBindings, postOverlays } from '../posts/post-bindings.ts';
import { overviewParts } from './overview-parts.ts';
import { profileBindings, profileSentences } from './profile-parts.ts';

export { OverviewScreen as Screen } from '#web/views/company-profiles/OverviewScreen.tsx';

export const shared = postBindings;

export const over = [...postOverlays, notedVisit];

export const words = [
  ...feedSentences,
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
  ...overviewParts,
  store(CompanyProfileStore, [CompanyProfiles]),
  store(CompanyReviewsStore, [Reviews, Clock]),
  store(OverviewStore, [Reviews, Salaries, Interviews, Questions, Benefits, Photos]),
  ...rankingBindings,
  ...conductBindings,
  ...companyAwardBindings,
];

/** Loads a little of all that is shared of a company, and its own words. */
export const load = loadCompanyPage('overview', (stores, urlName) =>
  Promise.all([
    stores.get(OverviewStore).open(urlName),
    stores.get(CompanyReviewsStore).openFigures(urlName),
    stores.get(CompanyProfileStore).open(urlName),
    stores.get(RankingStore).open(urlName),
    stores.get(ConductStore).open(urlName),
    stores.get(CompanyAwardsStore).open(urlName),
  ]),
);

export const head = (stores: Stores) => overviewHead(stores.get(CompanyStore), stores.get(WordsStore));

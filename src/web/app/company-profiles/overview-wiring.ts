import { routes as overview } from '#contract/generated/aggregation/company-profiles.ts';
import { CompanyOverviews } from '#core/company-profiles/company-overviews.ts';
import { httpCompanyOverviews } from '#web/adapters/company-profiles/http-company-overviews.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OverviewStore } from '#web/stores/company-profiles/overview-store.ts';
import { tabOnUse } from '#web/views/companies/tab-on-use.ts';
import { overviewHead } from '#web/views/company-profiles/overview-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { conductWords } from '#web/words/employer-conduct/conduct-words.ts';
import { confidenceWords } from '#web/words/figures/confidence-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { voteWords } from '#web/words/votes/vote-words.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings, loadCompanyPage } from '../companies/company-page.ts';
import { overHttp, store } from '../container/bind.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { onUse } from '../navigation/on-use.ts';

/** Page of one company: what people say first, then the company's own words. */
export const Screen = tabOnUse('overview');

export const shared = followBindings;

export const over = [notedVisit];

export const words = [companyWords, ratingWords];

export const bindings = [...companyBindings, overHttp(CompanyOverviews, httpCompanyOverviews, overview), store(OverviewStore, [CompanyOverviews])];

/** Anyone can read what is below, and follow its ways, before its code is here. */
export const below = onUse({
  chunk: 'overview-below',
  words: [
    postWords,
    voteWords,
    companyProfileWords,
    followerWords,
    conductWords,
    reviewWords,
    companyReplyWords,
    payFigureWords,
    confidenceWords,
    listWords,
    benefitWords,
  ],
  load: () => import(/* webpackChunkName: "overview-below" */ './overview-below-wiring.ts'),
});

export const load = loadCompanyPage('overview', (stores, urlName) => stores.get(OverviewStore).open(urlName));

export const head = (stores: Stores) => overviewHead(stores.get(CompanyStore), stores.get(OverviewStore), stores.get(WordsStore));

import { routes as aggregation } from '#contract/generated/aggregation.ts';
import { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';
import { HomePages } from '#core/home/home-pages.ts';
import { OwnHomes } from '#core/home/own-homes.ts';
import { httpBrowsingHistories } from '#web/adapters/browsing-history/http-browsing-histories.ts';
import { httpContributionPrompts } from '#web/adapters/contributions/http-contribution-prompts.ts';
import { httpHomePages } from '#web/adapters/home/http-home-pages.ts';
import { httpOwnHomes } from '#web/adapters/home/http-own-homes.ts';
import { BrowsingHistoryStore } from '#web/stores/browsing-history/browsing-history-store.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { homeHead } from '#web/views/home/home-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { browsingHistoryWords } from '#web/words/browsing-history/browsing-history-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { confidenceWords } from '#web/words/figures/confidence-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { OverlayParts } from '../navigation/overlay.tsx';
import { withWords } from '../words/with-words.ts';

export { HomeScreen as Screen } from '#web/views/home/HomeScreen.tsx';

export const words = [homeWords, companyWords, browsingHistoryWords, ratingWords, payFigureWords, confidenceWords, listWords, reviewWords];

export const bindings = [
  overHttp(HomePages, httpHomePages, aggregation),
  overHttp(OwnHomes, httpOwnHomes, aggregation),
  overHttp(ContributionPrompts, httpContributionPrompts, aggregation),
  overHttp(BrowsingHistories, httpBrowsingHistories, aggregation),
  store(HomeStore, [HomePages, OwnHomes, ContributionPrompts]),
  store(BrowsingHistoryStore, [BrowsingHistories]),
];

/** Overlays that may ask a member, once the page is at rest. */
export const over: readonly OverlayParts[] = [
  {
    isWanted: (stores) => stores.get(SessionStore).isAwake,
    load: withWords(() => import(/* webpackChunkName: "home-prompt" */ './home-prompt-wiring.ts')),
    isQuiet: true,
  },
];

export const load = (stores: Stores) => stores.get(HomeStore).open(stores.get(SessionStore).awake?.userId);

export const head = (stores: Stores) => homeHead(stores.get(WordsStore));

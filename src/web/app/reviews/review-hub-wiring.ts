import { routes as company } from '#contract/generated/company.ts';
import { Companies } from '#core/companies/companies.ts';
import { hubSearchFromUrl } from '#core/reviews/review-search.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { HeadlineStore } from '#web/stores/home/headline-store.ts';
import { NarrowedCityStore } from '#web/stores/reference-lists/narrowed-city-store.ts';
import { ReviewHubStore } from '#web/stores/reviews/review-hub-store.ts';
import { reviewHubHead } from '#web/views/reviews/review-heads.ts';
import { ReviewHubScreen } from '#web/views/reviews/ReviewHubScreen.tsx';
import type { Stores } from '#web/views/stores.tsx';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { overHttp, store } from '../container/bind.ts';
import { headlineBindings } from '../home/headline-bindings.ts';
import { helpfulBindings } from '../posts/helpful-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { narrowedToCity, placeBindings, placeSentences } from '../reference-lists/narrowed-to-city.ts';
import { reviewBindings, reviewSentences } from './review-parts.ts';

export const shared = [...helpfulBindings, ...followBindings];

export const words = [...reviewSentences, ...placeSentences];

export const over = postOverlays;

export const bindings = [
  ...headlineBindings,
  ...placeBindings,
  overHttp(Companies, httpCompanies, company),
  ...reviewBindings,
  store(ReviewHubStore, [Reviews, Companies]),
];

const loadAll = async (stores: Stores, { query }: RouteMatch) => {
  await Promise.all([stores.get(ReviewHubStore).show(hubSearchFromUrl(query), query.get('cursor')), stores.get(HeadlineStore).open()]);
};

const headOf = (stores: Stores) => reviewHubHead(stores.get(ReviewHubStore), stores.get(NarrowedCityStore).name, stores.get(WordsStore));

export const { Screen, load, head } = narrowedToCity('reviews', { Screen: ReviewHubScreen, load: loadAll, head: headOf });

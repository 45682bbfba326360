import { routes as company } from '#contract/generated/company.ts';
import { Companies } from '#core/companies/companies.ts';
import { hubSearchFromUrl } from '#core/reviews/review-search.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { HeadlineStore } from '#web/stores/home/headline-store.ts';
import { ReviewHubStore } from '#web/stores/reviews/review-hub-store.ts';
import { reviewHubHead } from '#web/views/reviews/review-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { overHttp, store } from '../container/bind.ts';
import { headlineBindings } from '../home/headline-bindings.ts';
import { postBindings, postOverlays } from '../posts/post-bindings.ts';
import { reviewBindings, reviewSentences } from './review-parts.ts';

export { ReviewHubScreen as Screen } from '#web/views/reviews/ReviewHubScreen.tsx';

export const shared = postBindings;

export const words = reviewSentences;

export const over = postOverlays;

export const bindings = [...headlineBindings, overHttp(Companies, httpCompanies, company), ...reviewBindings, store(ReviewHubStore, [Reviews, Companies])];

export const load = async (stores: Stores, { query }: RouteMatch) => {
  await Promise.all([stores.get(ReviewHubStore).show(hubSearchFromUrl(query), query.get('cursor')), stores.get(HeadlineStore).open()]);
};

export const head = (stores: Stores) => reviewHubHead(stores.get(ReviewHubStore), stores.get(WordsStore));

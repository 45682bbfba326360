import { discussedAt, urlNameIn } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings } from '../companies/company-page.ts';
import { loadCommunity, headOfCommunity, oneCommunity } from './one-community.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';

export { CompanyPostsScreen as Screen } from '#web/views/communities/CompanyPostsScreen.tsx';

export const shared = postBindings;

export const words = [...feedSentences, companyWords, ratingWords];

export const over = [...postOverlays, notedVisit];

export const bindings = [...companyBindings, ...oneCommunity];

export const load = async (stores: Stores, match: RouteMatch) => {
  const page = match.params['page'] ?? '';
  await Promise.all([stores.get(CompanyStore).open(urlNameIn(page, 'discussions')), loadCommunity(stores, { type: 'company', key: discussedAt(page) }, match)]);
};

export const head = headOfCommunity;

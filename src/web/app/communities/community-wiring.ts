import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { loadCommunity, headOfCommunity, oneCommunity } from './one-community.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';

export { CommunityScreen as Screen } from '#web/views/communities/CommunityScreen.tsx';

export const shared = postBindings;

export const words = [...feedSentences, companyWords, ratingWords];

export const over = postOverlays;

export const bindings = oneCommunity;

/** Topics and industries, told apart by URL. */
export const load = (stores: Stores, match: RouteMatch) =>
  loadCommunity(stores, { type: match.query.get('type') === 'industry' ? 'industry' : 'topic', key: match.params['communityUrl'] ?? '' }, match);

export const head = headOfCommunity;

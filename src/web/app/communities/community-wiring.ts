import type { Stores } from '#web/views/stores.tsx';
import { talkBook } from '#web/words/posts/talk-book.ts';
import type { Visit } from '../navigation/traveller.ts';
import { arriveAt, headOfCommunity, oneCommunity } from './one-community.ts';
import { talk, talkChunks, talkOver } from '../posts/talk.ts';

export { CommunityScreen as Screen } from '#web/views/communities/CommunityScreen.tsx';

export const shared = talk;

export const chunks = talkChunks;

export const books = [talkBook];

export const over = talkOver;

export const furniture = oneCommunity;

/** Topics stand here, and industries, which their address tells apart. */
export const arrive = (stores: Stores, visit: Visit) =>
  arriveAt(stores, { type: visit.query.get('type') === 'industry' ? 'industry' : 'topic', key: visit.params['communityUrl'] ?? '' }, visit);

export const head = headOfCommunity;

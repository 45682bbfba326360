import { communityTypes } from '../communities/community.ts';
import type { FeedOrder } from './feed-order.ts';
import { usualFeed, type FeedQuestion } from './feeds.ts';
import { orderFromUrl } from './order-spelling.ts';

/** The feed in a URL: of the communities that the member has joined, or for everyone; in the order it names, or in the usual one. */
export function feedFromUrl(query: ReadonlyMap<string, string>, isMember: boolean, usualOrder: FeedOrder): FeedQuestion {
  const communityType = communityTypes.find((known) => known === query.get('type')) ?? null;
  return { ...usualFeed, feedType: isMember ? 'PERSONALIZED' : 'GENERIC', order: orderFromUrl(query) ?? usualOrder, communityType };
}

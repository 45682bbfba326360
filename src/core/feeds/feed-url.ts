import { communityTypes } from '../communities/community.ts';
import type { FeedOrder } from './feed-order.ts';
import { usualFeed, type FeedQuestion } from './feeds.ts';
import { orderFromUrl } from './order-spelling.ts';

/** Feed for all or by joined communities, in the named or usual order. */
export function feedFromUrl(query: ReadonlyMap<string, string>, isPersonal: boolean, usualOrder: FeedOrder): FeedQuestion {
  const communityType = communityTypes.find((known) => known === query.get('type')) ?? null;
  return { ...usualFeed, feedType: isPersonal ? 'PERSONALIZED' : 'GENERIC', order: orderFromUrl(query) ?? usualOrder, communityType };
}

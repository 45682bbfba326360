import { communityTypes } from '../communities/community.ts';
import type { FeedOrder } from './feed-order.ts';
import { usualFeed, type FeedQuestion } from './feeds.ts';

/** The spelling of each order in a URL. */
const orders: Readonly<Record<string, FeedOrder>> = { foryou: 'FOR_YOU', latest: 'LATEST' };

/** The order of a spelling, as it is in a URL or a cookie. */
export const orderNamed = (spelled = ''): FeedOrder | undefined => (Object.hasOwn(orders, spelled) ? orders[spelled] : undefined);

/** The order in a URL, if it names one. */
export const orderFromUrl = (query: ReadonlyMap<string, string>): FeedOrder | undefined => orderNamed(query.get('order'));

/** The spelling of an order for URLs and cookies. */
export const spelledOrder = (order: FeedOrder): string => (order === 'LATEST' ? 'latest' : 'foryou');

/** The feed in a URL: of the communities that the member has joined, or for everyone; in the order it names, or in the usual one. */
export function feedFromUrl(query: ReadonlyMap<string, string>, isMember: boolean, usualOrder: FeedOrder): FeedQuestion {
  const communityType = communityTypes.find((known) => known === query.get('type')) ?? null;
  return { ...usualFeed, feedType: isMember ? 'PERSONALIZED' : 'GENERIC', order: orderFromUrl(query) ?? usualOrder, communityType };
}

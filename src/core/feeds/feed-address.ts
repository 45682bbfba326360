import { communityTypes } from '../communities/community.ts';
import type { FeedOrder } from '../posts/feed-order.ts';
import { usualFeed, type FeedQuestion } from './feeds.ts';

/** How the address spells an order. */
const orders: Readonly<Record<string, FeedOrder>> = { foryou: 'FOR_YOU', latest: 'LATEST' };

/** An order by the word that an address or a cookie has for it. */
export const orderNamed = (spelled = ''): FeedOrder | undefined => (Object.hasOwn(orders, spelled) ? orders[spelled] : undefined);

/** The order that an address asks for, if it asks for one. */
export const orderIn = (query: ReadonlyMap<string, string>): FeedOrder | undefined => orderNamed(query.get('order'));

/** As an address spells it. */
export const spelledOrder = (order: FeedOrder): string => (order === 'LATEST' ? 'latest' : 'foryou');

/** The feed that an address asks for: by what the member has joined, or for everybody; in the order it names, or in the usual one. */
export function feedIn(query: ReadonlyMap<string, string>, isMember: boolean, usualOrder: FeedOrder): FeedQuestion {
  const communityType = communityTypes.find((known) => known === query.get('type')) ?? null;
  return { ...usualFeed, feedType: isMember ? 'PERSONALIZED' : 'GENERIC', order: orderIn(query) ?? usualOrder, communityType };
}

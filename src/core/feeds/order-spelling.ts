import type { FeedOrder } from './feed-order.ts';

/** The spelling of each order in a URL. */
const orders: Readonly<Record<string, FeedOrder>> = { foryou: 'FOR_YOU', latest: 'LATEST' };

/** The order of a spelling, as it is in a URL or a cookie. */
export const orderNamed = (spelled = ''): FeedOrder | undefined => (Object.hasOwn(orders, spelled) ? orders[spelled] : undefined);

/** The order in a URL, if it names one. */
export const orderFromUrl = (query: ReadonlyMap<string, string>): FeedOrder | undefined => orderNamed(query.get('order'));

/** The spelling of an order for URLs and cookies. */
export const spelledOrder = (order: FeedOrder): string => (order === 'LATEST' ? 'latest' : 'foryou');

import type { FeedOrder } from './feed-order.ts';

const orders: Readonly<Record<string, FeedOrder>> = { foryou: 'FOR_YOU', latest: 'LATEST' };

export const orderNamed = (spelled = ''): FeedOrder | undefined => (Object.hasOwn(orders, spelled) ? orders[spelled] : undefined);

export const orderFromUrl = (query: ReadonlyMap<string, string>): FeedOrder | undefined => orderNamed(query.get('order'));

export const spelledOrder = (order: FeedOrder): string => (order === 'LATEST' ? 'latest' : 'foryou');

import { useEffect } from 'react';
import { orderFromUrl } from '#core/feeds/order-spelling.ts';
import { FeedOrderStore } from '#web/stores/feeds/feed-order-store.ts';
import { useStore } from '../stores.tsx';
import { useQuery } from '../use-query.ts';

/** Applies an order from a URL to all feeds. */
export function useRememberedOrder(): void {
  const orders = useStore(FeedOrderStore);
  const query = useQuery();
  useEffect(() => {
    const asked = orderFromUrl(new Map(query));
    if (asked) orders.choose(asked);
  }, [orders, query]);
}

import { useEffect } from 'react';
import { useQuery } from '../use-query.ts';
import { feedIn, orderIn } from '#core/posts/feed-address.ts';
import { FeedOrderStore } from '#web/stores/feed-order-store.ts';
import { FeedsStore } from '#web/stores/feeds-store.ts';
import { SessionStore } from '#web/stores/session-store.ts';
import { useStore } from '../stores.tsx';

/** Once the page lives, shows the feed in the order the reader likes, unless the address says which. */
export function useRecalledOrder(): void {
  const orders = useStore(FeedOrderStore);
  const feeds = useStore(FeedsStore);
  const { isSignedIn } = useStore(SessionStore);
  const search = useQuery();
  useEffect(() => {
    const query = new Map(search);
    const asked = orderIn(query);
    if (asked) return orders.choose(asked);
    const before = orders.order;
    if (orders.recall() !== before) void feeds.show(feedIn(query, isSignedIn, orders.order));
  }, [orders, feeds, isSignedIn, search]);
}

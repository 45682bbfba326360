import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { withPairs } from '#core/navigation/url.ts';
import { spelledOrder } from '#core/feeds/feed-url.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { LinkTabs } from '../ui/Tabs.tsx';

/** The published order, or the newest first: one press apart, and remembered. */
export const OrderTabs = observer(function OrderTabs() {
  const words = useWords(feedWords);
  const { order } = useStore(FeedsStore).list.question;
  const { pathname, search } = useLocation();
  const to = (wanted: typeof order) => withPairs(pathname + search, { order: spelledOrder(wanted), cursor: undefined });
  return (
    <LinkTabs
      label={words.order}
      tabs={[
        { label: words.orders.forYou, to: to('FOR_YOU'), isCurrent: order === 'FOR_YOU' },
        { label: words.orders.latest, to: to('LATEST'), isCurrent: order === 'LATEST' },
      ]}
    />
  );
});

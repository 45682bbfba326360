import { observer } from 'mobx-react-lite';
import { withPairs } from '#core/navigation/url.ts';
import { spelledOrder } from '#core/feeds/order-spelling.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { OwnLanguageFirst } from '../content/OwnLanguageFirst.tsx';
import { useLocation } from '../router.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import styles from './communities.module.css';

/** Published order or newest first, remembered. Not personal for guests or within one community (T-13). */
export const OrderTabs = observer(function OrderTabs() {
  const words = useWords(feedWords);
  const { order, community } = useStore(FeedsStore).list.question;
  const isPersonal = useStore(SessionStore).member !== undefined && community === null;
  const { pathname, search } = useLocation();
  const to = (wanted: typeof order) => withPairs(pathname + search, { order: spelledOrder(wanted), cursor: undefined });
  return (
    <div className={`split ${styles.orders}`}>
      <LinkTabs
        label={words.order}
        tabs={[
          { label: isPersonal ? words.orders.forYou : words.orders.top, to: to('FOR_YOU'), isCurrent: order === 'FOR_YOU' },
          { label: words.orders.latest, to: to('LATEST'), isCurrent: order === 'LATEST' },
        ]}
      />
      <OwnLanguageFirst label={words.ownFirst} />
    </div>
  );
});

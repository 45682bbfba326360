import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { arrivalIn } from '#core/notifications/arrival.ts';
import { NotificationPollingStore } from '#web/stores/notifications/notification-polling-store.ts';
import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { ReadingPreferencesStore } from '#web/stores/settings/reading-preferences-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { notificationWords } from '#web/words/notifications/notification-words.ts';
import { useLocation, useTidyUrl } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';

/** Polls for a member, announces news and cleans the arrival from the URL. */
export const NotificationsEffect = observer(function NotificationsEffect() {
  const words = useWords(notificationWords);
  const polling = useStore(NotificationPollingStore);
  const { news } = useStore(NotificationsStore);
  const reading = useStore(ReadingPreferencesStore);
  useEffect(() => polling.start(), [polling]);
  useEffect(() => void reading.look(), [reading]);
  useArrival();
  return (
    <>
      <p className="vh" role="status">
        {news > 0 && words.news(news)}
      </p>
      <NotificationPanel />
    </>
  );
});

/** Native apps name the pressed notification themselves. */
function useArrival(): void {
  const notifications = useStore(NotificationsStore);
  const { isInApp } = useStore(SessionStore);
  const tidyUrl = useTidyUrl();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const arrival = arrivalIn(pathname + search + hash);
    if (!arrival) return;
    if (arrival.id !== undefined && !isInApp) notifications.arrive(arrival.id);
    tidyUrl(arrival.rest);
  }, [pathname, search, hash, notifications, isInApp, tidyUrl]);
}

import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { notificationWords } from '#web/words/notifications/notification-words.ts';
import { DeactivatedNotice } from '../login/DeactivatedNotice.tsx';
import { LogInLink } from '../login/LogInLink.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { NotificationList } from './NotificationList.tsx';
import { ReadAllButton } from './ReadAllButton.tsx';
import styles from './notifications.module.css';

/** Notifications as a page. */
export const NotificationsScreen = observer(function NotificationsScreen() {
  const words = useWords(notificationWords);
  const { isAwake, isDeactivated } = useStore(SessionStore);
  const heading = useRef<HTMLHeadingElement>(null);
  if (isDeactivated) return <DeactivatedNotice />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        {isAwake && <ReadAllButton stay={() => heading.current?.focus()} />}
      </header>
      {isAwake ? (
        <>
          <div className={`card flush ${styles.body}`}>
            <NotificationList level={2} />
          </div>
          <p>
            <Link to={screens.userSettings} className="go">
              {words.choose}
            </Link>
          </p>
        </>
      ) : (
        <GuestState />
      )}
    </div>
  );
});

/** Login for guests. Unreachable members are asked to wait. */
const GuestState = observer(function GuestState() {
  const words = useWords(notificationWords);
  const { waiting } = useWords(errorWords);
  const { isOutOfReach } = useStore(SessionStore);
  return (
    <EmptyState title={isOutOfReach ? waiting.account : words.guest} level={2}>
      <p className="muted">{isOutOfReach ? waiting.offline : words.guestBecause}</p>
      <LogInLink className="btn main" />
    </EmptyState>
  );
});

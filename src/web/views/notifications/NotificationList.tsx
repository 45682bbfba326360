import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { Notification } from '#core/notifications/notification.ts';
import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { notificationWords } from '#web/words/notifications/notification-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';
import styles from './notifications.module.css';

interface NotificationListProps {
  readonly level: 2 | 3;
  readonly leave?: () => void;
}

/** Notifications by day. Showing marks them as seen. Arrow keys move between lines. */
export const NotificationList = observer(function NotificationList(props: NotificationListProps) {
  const notifications = useStore(NotificationsStore);
  return (
    <Await request={{ state: notifications.state, again: () => notifications.ask() }} meanwhile={<NotificationSkeleton />}>
      {() => <Days {...props} />}
    </Await>
  );
});

const Days = observer(function Days({ level, leave }: NotificationListProps) {
  const words = useWords(notificationWords);
  const { days } = useStore(NotificationsStore);
  useSeen(days.some(([, notified]) => notified.some(({ status }) => status === 0)));
  if (days.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p className="muted">{words.noneBecause}</p>
      </EmptyState>
    );
  }
  return (
    <div data-lines="">
      {days.map(([day, notified]) => (
        <Day key={day} day={day} notified={notified} level={level} leave={leave} />
      ))}
    </div>
  );
});

interface DayProps extends Pick<NotificationListProps, 'level'> {
  readonly day: string;
  readonly notified: readonly Notification[];
  readonly leave: NotificationListProps['leave'] | undefined;
}

const Day = observer(function Day({ day, notified, level, leave }: DayProps) {
  const words = useWords(notificationWords);
  const { today, yesterday } = useStore(NotificationsStore);
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.day}>
        {day === today ? words.today : day === yesterday ? words.yesterday : words.day(day)}
      </Heading>
      <ul className="list">
        {notified.map((each) => (
          <li key={each.notificationId}>
            <NotificationRow notification={each} leave={leave} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Marks as seen only while the tab is visible. */
function useSeen(hasUnseen: boolean): void {
  const notifications = useStore(NotificationsStore);
  useEffect(() => {
    if (!hasUnseen) return undefined;
    const look = () => document.hidden || notifications.view();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [hasUnseen, notifications]);
}

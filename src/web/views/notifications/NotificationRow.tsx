import { observer } from 'mobx-react-lite';
import type { ComponentType, KeyboardEvent } from 'react';
import type { Notification } from '#core/notifications/notification.ts';
import type { NotificationKind } from '#core/notifications/notification-kinds.ts';
import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { notificationWords } from '#web/words/notifications/notification-words.ts';
import { PollIcon, UpIcon } from '../content/post-icons.tsx';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import type { IconProps } from '../ui/Icon.tsx';
import { BellIcon, ChatIcon, FlagIcon, InfoIcon, OfficeIcon, PersonIcon, WarningIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { reachedBy } from '../ui/roving.ts';
import { useWords } from '../words.tsx';
import styles from './notifications.module.css';

const signs: Readonly<Record<NotificationKind, ComponentType<IconProps>>> = {
  answer: ChatIcon,
  wantedAnswer: ChatIcon,
  reply: ChatIcon,
  mention: ChatIcon,
  votes: UpIcon,
  decision: InfoIcon,
  report: FlagIcon,
  companyNews: OfficeIcon,
  jobAlert: BellIcon,
  pollOver: PollIcon,
  signIn: PersonIcon,
  loginChange: WarningIcon,
};

/** Arrows, Home and End move between lines across days. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...(event.currentTarget.closest('[data-lines]')?.querySelectorAll('a') ?? [])];
  const reached = reachedBy(
    event.key,
    lines.findIndex((line) => line === event.currentTarget),
    lines.length,
    ['ArrowUp', 'ArrowDown'],
  );
  if (reached === undefined) return;
  event.preventDefault();
  lines[reached]?.focus();
}

interface NotificationRowProps {
  readonly notification: Notification;
  readonly leave: (() => void) | undefined;
}

/** Notification line. A press marks it read and opens its page. */
export const NotificationRow = observer(function NotificationRow({ notification, leave }: NotificationRowProps) {
  const words = useWords(notificationWords);
  const notifications = useStore(NotificationsStore);
  const { notificationId, status, kind, title, body, url, avatar } = notification;
  const isUnread = status < 2;
  const Sign = signs[kind];
  const press = () => {
    if (isUnread) notifications.read([notificationId]);
    leave?.();
  };
  return (
    <Link to={url} className={classes(styles.line, isUnread && styles.unread)} onClick={press} onKeyDown={move}>
      {avatar ? (
        <Avatar name={title} picture={avatar} />
      ) : (
        <span className="glyph">
          <Sign />
        </span>
      )}
      <span className={styles.said}>
        <span className={styles.title}>{title}</span>
        {body && <span className={styles.about}>{body}</span>}
      </span>
      {isUnread && (
        <span className={styles.mark}>
          <span className="vh">{words.unread}</span>
        </span>
      )}
    </Link>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { BellStore } from '#web/stores/notifications/bell-store.ts';
import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { notificationWords } from '#web/words/notifications/notification-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { NotificationList } from './NotificationList.tsx';
import { ReadAllButton } from './ReadAllButton.tsx';
import styles from './notifications.module.css';

/** Panel below the bell on wide screens. The browser closes it and restores focus. */
export const NotificationPanel = observer(function NotificationPanel() {
  const words = useWords(notificationWords);
  const bell = useStore(BellStore);
  const notifications = useStore(NotificationsStore);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const toggle = (wasOpen: boolean) => {
      // At once, and not when the opening is reported: a key that is pressed in between is meant for the panel.
      if (panel.current?.togglePopover(wasOpen ? false : undefined)) heading.current?.focus();
    };
    bell.tell({ toggle });
    return () => bell.tell({ toggle: undefined, isOpen: false });
  }, [bell]);
  const turn = (isOpen: boolean) => {
    bell.tell({ isOpen });
    if (isOpen) void notifications.ask();
  };
  const close = () => panel.current?.hidePopover();
  return (
    <div
      ref={panel}
      popover="auto"
      {...(bell.isOpen && { role: 'dialog', 'aria-labelledby': id })}
      className={styles.panel}
      onToggle={({ target, currentTarget, newState }) => target === currentTarget && turn(newState === 'open')}
    >
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {bell.isOpen && <ReadAllButton stay={() => heading.current?.focus()} />}
      </div>
      <div className={styles.body}>{bell.isOpen && <NotificationList level={3} leave={close} />}</div>
      <p className={styles.foot}>
        <Link to={screens.notifications} className="go" onClick={close}>
          {words.whole}
        </Link>
        <Link to={screens.userSettings} className="go" onClick={close}>
          {words.choose}
        </Link>
      </p>
    </div>
  );
});

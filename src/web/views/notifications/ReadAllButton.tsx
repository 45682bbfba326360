import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { notificationWords } from '#web/words/notifications/notification-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Marks all as read and says so. The button goes and focus stays nearby. */
export const ReadAllButton = observer(function ReadAllButton({ stay }: { readonly stay: () => void }) {
  const words = useWords(notificationWords);
  const notifications = useStore(NotificationsStore);
  const [isDone, setDone] = useState(false);
  const press = () => {
    notifications.readAll();
    setDone(true);
    stay();
  };
  return (
    <>
      {notifications.unread > 0 && (
        <Button look="quiet" className="needs-script" onClick={press}>
          {words.readAll}
        </Button>
      )}
      <span role="status" className="muted sm">
        {isDone && notifications.unread === 0 && words.allRead}
      </span>
    </>
  );
});

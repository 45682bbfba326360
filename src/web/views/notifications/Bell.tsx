import { observer } from 'mobx-react-lite';
import { useRef, type MouseEvent } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { BellStore } from '#web/stores/notifications/bell-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { BellIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Bell with unread count, a link until its panel's chunk has loaded on wide screens. */
export const Bell = observer(function Bell() {
  const words = useWords(navigationWords);
  const { isAwake } = useStore(SessionStore);
  const { unseen, isOpen, toggle } = useStore(BellStore);
  const isPage = useLocation().pathname === screens.notifications;
  // A press beside an open panel shuts it before the press itself is reported.
  const wasOpen = useRef(false);
  if (!isAwake) return null;
  const press = (event: MouseEvent) => {
    if (!toggle || isPage || event.ctrlKey || event.metaKey || event.shiftKey || !matchMedia('(min-width: 769px)').matches) return;
    event.preventDefault();
    toggle(wasOpen.current);
    wasOpen.current = false;
  };
  return (
    <Link
      to={screens.notifications}
      stays
      className="btn quiet sq bell"
      aria-label={words.notifications(unseen)}
      aria-expanded={isOpen || undefined}
      aria-current={isPage ? 'page' : undefined}
      onPointerDown={() => (wasOpen.current = isOpen)}
      onClick={press}
    >
      <BellIcon />
      {unseen > 0 && <span className="count">{unseen > 99 ? '99+' : unseen}</span>}
    </Link>
  );
});

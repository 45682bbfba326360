import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { MessageCountStore } from '#web/stores/chat/message-count-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { ChatIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

export const MessagesLink = observer(function MessagesLink() {
  const words = useWords(navigationWords);
  const { isAwake } = useStore(SessionStore);
  const { unread } = useStore(MessageCountStore);
  const isPage = useLocation().pathname === screens.messages;
  if (!isAwake) return null;
  return (
    <Link to={screens.messages} stays className="btn quiet sq" aria-label={words.messages(unread)} aria-current={isPage ? 'page' : undefined}>
      <ChatIcon />
      {unread > 0 && <span className="count">{unread > 99 ? '99+' : unread}</span>}
    </Link>
  );
});

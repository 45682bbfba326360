import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { DeactivatedNotice } from '../login/DeactivatedNotice.tsx';
import { LogInLink } from '../login/LogInLink.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';
import { ChatNameFirst } from './ChatNameFirst.tsx';
import { ConversationPlace } from './ConversationPlace.tsx';
import { MessageLists } from './MessageLists.tsx';
import { useNewMessage } from './use-new-message.ts';
import styles from './chat.module.css';

/** Conversations and the open one, one at a time on phones. */
export const MessagesScreen = observer(function MessagesScreen() {
  const { isAwake, isDeactivated } = useStore(SessionStore);
  if (isDeactivated) return <DeactivatedNotice />;
  return isAwake ? <MemberMessages /> : <GuestMessages />;
});

const MemberMessages = observer(function MemberMessages() {
  const words = useWords(chatWords);
  const chat = useStore(ChatStore);
  const conversationId = useQuery().get('c') ?? undefined;
  const write = useNewMessage();
  useEffect(() => {
    chat.need.want();
    return chat.follow();
  }, [chat]);
  if (isNameless(chat)) return <ChatNameFirst />;
  return (
    <div className={styles.screen} data-one={conversationId !== undefined || undefined}>
      <h1 className="vh">{words.title}</h1>
      <MessageLists chosen={conversationId} write={write} />
      <ConversationPlace conversationId={conversationId} write={write} />
    </div>
  );
});

/** True where the member has no name to write under. For observers only. */
function isNameless({ asking, personas }: ChatStore): boolean {
  const { state } = asking;
  return state.status === 'FAILURE' ? state.failure.code === 'WRITER_REQUIRED' : state.status === 'SUCCESS' && personas.length === 0;
}

/** Login for guests. Unreachable members are asked to wait. */
const GuestMessages = observer(function GuestMessages() {
  const words = useWords(chatWords);
  const { waiting } = useWords(errorWords);
  const { isOutOfReach } = useStore(SessionStore);
  return (
    <div className={`wrap page ${styles.alone}`}>
      <h1>{words.title}</h1>
      <EmptyState title={isOutOfReach ? waiting.account : words.guest} level={2}>
        <p className="muted">{isOutOfReach ? waiting.offline : words.guestBecause}</p>
        <LogInLink className="btn main" />
      </EmptyState>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { mostUnread, type Conversation } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import { agoOf, daysAgo } from '#core/figures/ago.ts';
import { leftBehindName } from '#core/personas/author.ts';
import { conversationPath } from '#core/navigation/screens.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { MuteIcon } from '../content/post-icons.tsx';
import { useStore } from '../stores.tsx';
import { PeopleIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { useConversationName, useMessageSaid, useOwnName } from './use-chat-names.ts';
import styles from './chat.module.css';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly isChosen: boolean;
  readonly now: number;
}

export const ConversationRow = observer(function ConversationRow({ conversation, isChosen, now }: ConversationRowProps) {
  const { list } = useWords(chatWords);
  const { personas } = useStore(ChatStore);
  const [nameOf, ownName] = [useConversationName(), useOwnName()];
  const { last } = useMessageSaid();
  const { conversationId, as, lastMessage, unread, isMuted } = conversation;
  return (
    <Link to={conversationPath(conversationId)} preventScrollReset className={`item ${styles.row}`} aria-current={isChosen || undefined}>
      <ConversationSign conversation={conversation} />
      <span className={styles.said}>
        <span className={`strong ${styles.cut}`} dir="auto">
          {nameOf(conversation)}
        </span>
        <span className={`muted ${styles.cut}`} dir="auto">
          {last(conversation)}
        </span>
        {personas.length > 1 && <span className={`xs muted ${styles.cut}`}>{list.as(ownName(as))}</span>}
      </span>
      <span className={styles.when}>
        {lastMessage && <Since message={lastMessage} now={now} />}
        {isMuted && (
          <span>
            <MuteIcon small />
            <span className="vh">{list.muted}</span>
          </span>
        )}
        {unread > 0 && (
          <span className="count">
            {unread >= mostUnread ? `${mostUnread - 1}+` : unread}
            <span className="vh">{list.unread(unread)}</span>
          </span>
        )}
      </span>
    </Link>
  );
});

/** Time since a message. After about an hour only its day is known. */
const Since = observer(function Since({ message: { sentAt, sentOn }, now }: { readonly message: ChatMessage; readonly now: number }) {
  const { list } = useWords(chatWords);
  const since = sentAt === null ? daysAgo(sentOn, now) : agoOf(Date.parse(sentAt), now);
  return <time dateTime={sentAt ?? sentOn}>{sentAt === null && since.unit === 'now' ? list.today : list.since(since, sentOn)}</time>;
});

const nobody = { profileType: 'ANONYMOUS', name: leftBehindName, avatar: undefined } as const;

export const ConversationSign = observer(function ConversationSign({ conversation: { kind, other } }: { readonly conversation: Conversation }) {
  if (kind === 'direct') return <AuthorSign author={other?.author ?? nobody} />;
  return (
    <span className="glyph">
      <PeopleIcon />
    </span>
  );
});

import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Conversation } from '#core/chat/conversation.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { EditIcon } from '../ui/icons.tsx';
import { RowSkeleton } from '../ui/RowSkeleton.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import { useWords } from '../words.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { ReachSettings } from './ReachSettings.tsx';
import { useMinute } from './use-time.ts';
import styles from './chat.module.css';

interface MessageListsProps {
  readonly chosen: string | undefined;
  readonly write: () => void;
}

/** Conversations, requests first, and who can be written to. */
export const MessageLists = observer(function MessageLists({ chosen, write }: MessageListsProps) {
  const words = useWords(chatWords);
  const chat = useStore(ChatStore);
  const id = useId();
  const hasList = chat.conversations.length > 0;
  return (
    <section className={styles.people} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.title}</h2>
        <Button look="quiet" square className="needs-script" aria-label={words.newMessage} onClick={write}>
          <EditIcon />
        </Button>
      </div>
      {hasList ? (
        <Lists chosen={chosen} />
      ) : (
        <Await request={chat.asking} meanwhile={<ListSkeleton />}>
          {() => <NoMessages write={write} />}
        </Await>
      )}
      {chat.personas.length > 0 && <ReachSettings />}
    </section>
  );
});

const ListSkeleton = () => (
  <SkeletonList places={5}>
    <RowSkeleton className={`item ${styles.row}`} sign={`avatar ${styles.face}`} />
  </SkeletonList>
);

const NoMessages = observer(function NoMessages({ write }: Pick<MessageListsProps, 'write'>) {
  const words = useWords(chatWords);
  return (
    <div className={styles.none}>
      <EmptyState title={words.list.none} level={3}>
        <p className="muted">{words.list.noneBecause}</p>
        <Button look="main" onClick={write}>
          {words.newMessage}
        </Button>
      </EmptyState>
    </div>
  );
});

const Lists = observer(function Lists({ chosen }: Pick<MessageListsProps, 'chosen'>) {
  const { list } = useWords(chatWords);
  const { requests, talks } = useStore(ChatStore);
  return (
    <>
      <Rows heading={list.requests} rows={requests} chosen={chosen} />
      <Rows heading={list.conversations} isQuiet={requests.length === 0} rows={talks} chosen={chosen} />
    </>
  );
});

interface RowsProps extends Pick<MessageListsProps, 'chosen'> {
  readonly heading: string;
  /** True where the heading is for screen readers only. */
  readonly isQuiet?: boolean;
  readonly rows: readonly Conversation[];
}

const Rows = observer(function Rows({ heading, isQuiet = false, rows, chosen }: RowsProps) {
  const now = useMinute();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <>
      <h3 id={id} className={isQuiet ? 'vh' : styles.heading}>
        {heading}
      </h3>
      <ul className="list" aria-labelledby={id}>
        {rows.map((conversation) => (
          <li key={conversation.conversationId}>
            <ConversationRow conversation={conversation} isChosen={conversation.conversationId === chosen} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '#core/chat/conversation.ts';
import { screens } from '#core/navigation/screens.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { ShownPhotosStore } from '#web/stores/chat/shown-photos-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { LineNotice } from './LineNotice.tsx';
import { MessageLog } from './MessageLog.tsx';
import { TalkFoot } from './TalkFoot.tsx';
import { TalkHead } from './TalkHead.tsx';
import { TalkSearch } from './TalkSearch.tsx';
import { useConversationName } from './use-chat-names.ts';
import styles from './chat.module.css';

export const Talk = observer(function Talk({ conversation }: { readonly conversation: Conversation }) {
  const { talk } = useWords(chatWords);
  const store = useStore(ConversationStore);
  const actions = useStore(ConversationActionsStore);
  const photos = useStore(ShownPhotosStore);
  const nameOf = useConversationName();
  const [isSearching, search] = useState(false);
  const { conversationId, as } = conversation;
  const place = useArrival();
  useEffect(() => {
    void store.show({ conversationId, as });
    return () => {
      store.close();
      actions.ask(undefined);
      photos.shut();
    };
  }, [store, actions, photos, conversationId, as]);
  const endSearch = () => {
    store.stopSearch();
    search(false);
    place.current?.querySelector<HTMLElement>('h2')?.focus();
  };
  if (store.opening.isMissing) return <UnknownTalk />;
  return (
    <section ref={place} className={styles.talk} aria-label={talk.label(nameOf(conversation))}>
      <TalkHead conversation={conversation} search={() => search(true)} />
      <LineNotice />
      {isSearching && <TalkSearch end={endSearch} />}
      {!(isSearching && store.found) && (
        <Await request={store.opening} meanwhile={<LogSkeleton />}>
          {() => <MessageLog conversation={conversation} />}
        </Await>
      )}
      <TalkFoot conversation={conversation} />
    </section>
  );
});

/** Conversation that is over or not the member's. */
export const UnknownTalk = observer(function UnknownTalk() {
  const { talk } = useWords(chatWords);
  return (
    <div className={styles.aside}>
      <EmptyState title={talk.unknown} level={2}>
        <p className="muted">{talk.unknownBecause}</p>
        <Link to={screens.messages} className="btn">
          {talk.toAll}
        </Link>
      </EmptyState>
    </div>
  );
});

const LogSkeleton = () => (
  <div className={styles.logPlace}>
    <Skeleton lines={4} />
  </div>
);

/** Focuses the field with a keyboard, the name on phones, whose keyboard would cover messages. */
function useArrival() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // A frame later: the start of the screen takes the focus first.
    const frame = requestAnimationFrame(() => {
      const field = matchMedia('(min-width: 768px) and (pointer: fine)').matches ? place.current?.querySelector<HTMLElement>('textarea') : undefined;
      (field ?? place.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return place;
}

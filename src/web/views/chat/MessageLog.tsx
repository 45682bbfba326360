import { observer } from 'mobx-react-lite';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Conversation } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { Timeline } from '#core/chat/timeline.ts';
import { dayOf } from '#core/figures/ago.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { DownIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { chunkSize, logChunks, type LogChunk } from './log-rows.ts';
import { MessageChunk } from './MessageChunk.tsx';
import { LastState, PendingMessages } from './PendingMessages.tsx';
import { useLogPlace } from './use-log-place.ts';
import { useMinute } from './use-time.ts';
import styles from './chat.module.css';

/** Messages by day, oldest first. New ones never move the reader. */
export const MessageLog = observer(function MessageLog({ conversation }: { readonly conversation: Conversation }) {
  const { talk } = useWords(chatWords);
  const store = useStore(ConversationStore);
  const { pending } = store;
  const { chunks, from } = useDrawn(store.timeline);
  const { me, kind, as, other } = conversation;
  const { scroller, content, isAway, moved, toEnd } = useLogPlace({ first: from, pending: pending.length });
  const actions = useStore(ConversationActionsStore);
  const choose = useCallback((message: ChatMessage) => actions.ask({ message }), [actions]);
  const today = dayOf(useMinute());
  const newer = useNewer(conversation, isAway);
  const areNameless = kind === 'direct' && as === 'ANONYMOUS' && other?.author.profileType === 'ANONYMOUS';
  return (
    <div className={styles.logPlace}>
      <div ref={scroller} role="region" tabIndex={0} aria-label={talk.scroll} className={styles.scroller} onScroll={moved}>
        <div ref={content} className={styles.log}>
          {from > 1 ? <OlderMessages scroller={scroller} from={from} /> : areNameless && <p className={`inset muted ${styles.hint}`}>{talk.hint}</p>}
          <div role="log" aria-label={talk.log} aria-busy={store.older.state.status === 'LOADING' || undefined}>
            {chunks.map(({ key, rows }) => (
              <MessageChunk key={key} rows={rows} me={me} isGroup={kind === 'group'} today={today} choose={choose} />
            ))}
            <LastState conversation={conversation} />
            <PendingMessages />
          </div>
        </div>
      </div>
      {isAway && (
        <Button className={styles.newer} aria-label={newer === 0 ? talk.toEnd : undefined} onClick={toEnd}>
          <DownIcon small />
          {newer > 0 && talk.newer(newer)}
        </Button>
      )}
    </div>
  );
});

/** Renders new messages at once and older ones in chunks, so that scrolling stays smooth. */
function useDrawn(timeline: Timeline | undefined): { readonly chunks: readonly LogChunk[]; readonly from: number } {
  const first = timeline?.from ?? 1;
  const [drawn, draw] = useState(first);
  const from = Math.max(first, drawn);
  useEffect(() => startTransition(() => draw(Math.max(first, from - chunkSize))), [first, from]);
  const messages = timeline?.messages;
  const chunks = useMemo(() => logChunks(messages?.filter(({ seq }) => seq >= from) ?? []), [messages, from]);
  return { chunks, from };
}

/** Marks visible messages as read and counts those below. For observers only. */
function useNewer({ me, readSeq, state }: Conversation, isAway: boolean): number {
  const store = useStore(ConversationStore);
  const { messages, timeline } = store;
  const upTo = timeline?.upTo ?? 0;
  const isAsked = state === 'asked';
  useEffect(() => {
    if (isAway || isAsked) return undefined;
    const look = () => upTo === 0 || document.hidden || store.seen();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, upTo, isAway, isAsked]);
  if (!isAway || isAsked) return 0;
  const unread = messages.slice(messages.findLastIndex(({ seq }) => seq <= readSeq) + 1);
  return unread.filter(({ personId }) => personId !== me).length;
}

/** Distance above the log at which older messages load. */
const ahead = '600px 0px 0px 0px';

interface OlderMessagesProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly from: number;
}

/** Loads older messages near the beginning or on a press. */
const OlderMessages = observer(function OlderMessages({ scroller, from }: OlderMessagesProps) {
  const { talk } = useWords(chatWords);
  const store = useStore(ConversationStore);
  const { status } = store.older.state;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    // What has come is drawn before more is asked for.
    const come = () => store.timeline?.from === from && ['IDLE', 'SUCCESS'].includes(store.older.state.status) && void store.older.send();
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { root: scroller.current, rootMargin: ahead });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [store, scroller, from]);
  return (
    <div ref={place} className={styles.older}>
      {status === 'FAILURE' && (
        <p role="status" className="muted sm">
          {talk.olderFailed}
        </p>
      )}
      <Button busy={status === 'LOADING'} onClick={() => void store.older.send()}>
        {talk.older}
      </Button>
    </div>
  );
});

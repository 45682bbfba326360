import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { longestMessageSearch } from '#core/chat/message.ts';
import { daysAgo } from '#core/figures/ago.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { useMessageSaid } from './use-chat-names.ts';
import { useMinute } from './use-time.ts';
import styles from './chat.module.css';

/** Searches the conversation. Escape returns to it. */
export const TalkSearch = observer(function TalkSearch({ end }: { readonly end: () => void }) {
  const { search: words } = useWords(chatWords);
  const store = useStore(ConversationStore);
  const field = useRef<HTMLInputElement>(null);
  const [query, type] = useState('');
  useEffect(() => field.current?.focus(), []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    end();
  };
  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          void store.search(query);
        }}
      >
        <input
          ref={field}
          type="search"
          className="input"
          dir="auto"
          aria-label={words.label}
          maxLength={longestMessageSearch}
          value={query}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={leave}
        />
        <Button type="submit" look="quiet" square aria-label={words.press}>
          <SearchIcon />
        </Button>
        <Button look="quiet" square aria-label={words.close} onClick={end}>
          <CloseIcon />
        </Button>
      </form>
      {store.searching.state.status === 'FAILURE' && <Await request={store.searching}>{() => null}</Await>}
      {store.found && <Found />}
    </>
  );
});

const Found = observer(function Found() {
  const { search: words, talk, authorName, list } = useWords(chatWords);
  const { found = [], conversation } = useStore(ConversationStore);
  const { line } = useMessageSaid();
  const now = useMinute();
  return (
    <div className={styles.found}>
      <p role="status" className="muted sm">
        {words.found(found.length)}
      </p>
      <ul className="list">
        {found.map((message) => (
          <li key={message.messageId} className={styles.hit}>
            <p className="xs muted">
              {message.personId === conversation?.me ? list.you : authorName(message.author.name)} · {talk.day(daysAgo(message.sentOn, now), message.sentOn)}
            </p>
            <p dir="auto">{line(message)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import type { Conversation } from '#core/chat/conversation.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import type { PendingMessage } from '#web/stores/chat/kept-pending.ts';
import { OutboxStore } from '#web/stores/chat/outbox-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { WaitingIcon } from './chat-icons.tsx';
import { MessageText } from './MessageText.tsx';
import { useProblemSaid } from './use-chat-names.ts';
import styles from './chat.module.css';

/** State of the member's last message: sent, or read where the other persona allows that (F-40). */
export const LastState = observer(function LastState({ conversation: { me } }: { readonly conversation: Conversation }) {
  const { message: words } = useWords(chatWords);
  const { messages, pending, readByOthers } = useStore(ConversationStore);
  const last = messages.at(-1);
  if (!last || last.personId !== me || last.status !== 'LIVE' || pending.length > 0) return null;
  return <p className={styles.state}>{readByOthers >= last.seq ? words.read : words.sent}</p>;
});

export const PendingMessages = observer(function PendingMessages() {
  const { pending } = useStore(ConversationStore);
  return pending.map((message, at) => (
    <div key={message.clientMessageId} className={`${styles.message} ${styles.mine}`}>
      <div className={styles.local}>
        <div className={`${styles.bubble} ${styles.me}`} data-pending="">
          <MessageText message={{ text: message.text, picture: message.picture, personId: null }} isMine name="" />
        </div>
      </div>
      {message.state === 'refused' ? <RefusedState message={message} /> : message.state !== pending[at + 1]?.state && <UnderWay state={message.state} />}
    </div>
  ));
});

const UnderWay = observer(function UnderWay({ state }: { readonly state: 'sending' | 'waiting' }) {
  const { message: words } = useWords(chatWords);
  return (
    <p className={styles.state}>
      <WaitingIcon small />
      {words[state]}
    </p>
  );
});

const RefusedState = observer(function RefusedState({ message }: { readonly message: PendingMessage }) {
  const { message: words } = useWords(chatWords);
  const outbox = useStore(OutboxStore);
  const said = useProblemSaid();
  const { problem } = message;
  return (
    <div className={styles.state}>
      <p className={styles.refused}>{words.refused(said({ kind: problem ?? 'broken', code: problem }))}</p>
      <button type="button" className={styles.press} onClick={() => void outbox.again(message)}>
        {words.again}
      </button>
      <button type="button" className={styles.press} onClick={() => outbox.drop(message.clientMessageId)}>
        {words.drop}
      </button>
    </div>
  );
});

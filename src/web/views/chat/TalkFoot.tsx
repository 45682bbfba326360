import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { sendRefusal, type Conversation } from '#core/chat/conversation.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import { RequestAnswer } from './RequestAnswer.tsx';
import { useChatActing } from './use-chat-acting.ts';
import styles from './chat.module.css';

/** What is below the messages: the field for more, the answer to a request, or why nothing can be written. */
export const TalkFoot = observer(function TalkFoot({ conversation }: { readonly conversation: Conversation }) {
  const { request, talk } = useWords(chatWords);
  const { kind, state, lastSeq, other } = conversation;
  const [wasAsked] = useState(state === 'asked');
  if (state === 'asked') return <RequestAnswer conversation={conversation} />;
  if (kind === 'direct' && !other) return <p className={styles.instead}>{talk.gone}</p>;
  if (other?.isBlocked) return <Blocked conversation={conversation} />;
  if (sendRefusal(state, lastSeq) !== undefined) return <p className={styles.instead}>{request.asking}</p>;
  return <MessageComposer conversation={conversation} takesFocus={wasAsked} />;
});

const Blocked = observer(function Blocked({ conversation: { other } }: { readonly conversation: Conversation }) {
  const { blocking, reach, authorName } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  if (!other) return null;
  const name = authorName(other.author.name);
  return (
    <div className={styles.instead}>
      <p>{blocking.isBlocked(name)}</p>
      <Button onClick={() => void act(actions.block(other.personId, false), blocking.undone(name))}>{reach.unblock}</Button>
    </div>
  );
});

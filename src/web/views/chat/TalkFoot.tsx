import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { sendRefusal, type Conversation } from '#core/chat/conversation.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import { toPath } from './messages-path.ts';
import { RequestAnswer } from './RequestAnswer.tsx';
import { useChatActing } from './use-chat-acting.ts';
import styles from './chat.module.css';

export const TalkFoot = observer(function TalkFoot({ conversation }: { readonly conversation: Conversation }) {
  const { request, talk } = useWords(chatWords);
  const { isWriter } = useStore(SessionStore);
  const { own } = useStore(ChatStore);
  const { kind, state, lastSeq, other, peopleCount } = conversation;
  const [wasAsked] = useState(state === 'asked');
  if (state === 'asked') return <RequestAnswer conversation={conversation} />;
  if (kind === 'direct' && !other) return <p className={styles.instead}>{talk.gone}</p>;
  if (other?.isBlocked) return <Blocked conversation={conversation} />;
  if (!isWriter && !own.some(({ isConfirmed }) => isConfirmed)) return <NameBefore />;
  if (kind === 'direct' && peopleCount === 1) return <HasLeft conversation={conversation} />;
  if (sendRefusal(state, lastSeq) !== undefined) return <p className={styles.instead}>{request.asking}</p>;
  return <MessageComposer conversation={conversation} takesFocus={wasAsked} />;
});

const NameBefore = observer(function NameBefore() {
  const { nameFirst } = useWords(chatWords);
  const onboarding = useStore(OnboardingStore);
  return (
    <div className={styles.instead}>
      <p>{nameFirst.title}</p>
      <Button look="main" onClick={() => onboarding.open('w')}>
        {nameFirst.press}
      </Button>
    </div>
  );
});

/** Tells that the other has left and offers to invite them again on a fresh page. */
const HasLeft = observer(function HasLeft({ conversation: { other } }: { readonly conversation: Conversation }) {
  const { talk, authorName } = useWords(chatWords);
  if (!other) return null;
  const { name, profileType } = other.author;
  return (
    <div className={styles.instead}>
      <p>{talk.left(authorName(name))}</p>
      {profileType === 'ANONYMOUS' && (
        <a href={toPath(name)} className="btn">
          {talk.askAgain}
        </a>
      )}
    </div>
  );
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

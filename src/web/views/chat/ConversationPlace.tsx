import { observer } from 'mobx-react-lite';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { Talk, UnknownTalk } from './Talk.tsx';
import styles from './chat.module.css';

interface ConversationPlaceProps {
  readonly conversationId: string | undefined;
  readonly write: () => void;
}

export const ConversationPlace = observer(function ConversationPlace({ conversationId, write }: ConversationPlaceProps) {
  const chat = useStore(ChatStore);
  if (conversationId === undefined) return <NothingChosen write={write} />;
  const conversation = chat.conversation(conversationId);
  if (conversation) return <Talk key={conversationId} conversation={conversation} />;
  if (chat.asking.state.status === 'SUCCESS') return <UnknownTalk />;
  return <div className={styles.aside}>{chat.asking.state.status !== 'FAILURE' && <Skeleton />}</div>;
});

const NothingChosen = observer(function NothingChosen({ write }: Pick<ConversationPlaceProps, 'write'>) {
  const words = useWords(chatWords);
  const chat = useStore(ChatStore);
  return (
    <div className={styles.aside}>
      {chat.conversations.length > 0 && (
        <>
          <p className="muted">{words.list.choose}</p>
          <Button className="needs-script" onClick={write}>
            {words.newMessage}
          </Button>
        </>
      )}
    </div>
  );
});

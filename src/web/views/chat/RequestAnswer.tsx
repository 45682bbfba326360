import { observer } from 'mobx-react-lite';
import type { Conversation } from '#core/chat/conversation.ts';
import { screens } from '#core/navigation/screens.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { useChatActing } from './use-chat-acting.ts';
import { useConversationName } from './use-chat-names.ts';
import styles from './chat.module.css';

/** Answer to a request. Until given, the sender learns of no reading (F-40). */
export const RequestAnswer = observer(function RequestAnswer({ conversation }: { readonly conversation: Conversation }) {
  const { request: words, blocking, authorName } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const navigate = useNavigate();
  const name = useConversationName()(conversation);
  const { kind, other } = conversation;
  const isBusy = actions.acting.state.status === 'LOADING';
  const away = async () => {
    if (await act(actions.leave())) navigate(screens.messages, { replace: true });
  };
  const block = async (personId: string, blocked: string) => {
    if (await act(actions.block(personId, true), blocking.done(blocked))) await away();
  };
  return (
    <section className={styles.answer} aria-label={words[kind](name)}>
      <p className="strong">{words[kind](name)}</p>
      {kind === 'group' && <GroupPeople />}
      <p className="muted sm">{kind === 'group' ? words.groupUnseen : words.unseen}</p>
      <div className="row">
        <Button look="main" busy={isBusy} onClick={() => void act(actions.accept())}>
          {words.accept}
        </Button>
        <Button busy={isBusy} onClick={() => void away()}>
          {words.decline}
        </Button>
        {other && (
          <Button look="quiet" busy={isBusy} onClick={() => void block(other.personId, authorName(other.author.name))}>
            {words.block}
          </Button>
        )}
      </div>
    </section>
  );
});

const GroupPeople = observer(function GroupPeople() {
  const { request, authorName } = useWords(chatWords);
  const { people } = useStore(ConversationStore);
  const names = people.filter(({ hasJoined }) => hasJoined).map(({ author }) => authorName(author.name));
  return names.length > 0 && <p className="sm">{request.inIt(names)}</p>;
});

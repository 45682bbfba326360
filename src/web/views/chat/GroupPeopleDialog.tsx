import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { mostAskedAtOnce, type ChatPerson, type Conversation } from '#core/chat/conversation.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { Field } from '../fields/Field.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { madeUpNamesIn } from './new-message-problem.ts';
import { useChatActing } from './use-chat-acting.ts';
import styles from './chat.module.css';

interface GroupPeopleDialogProps {
  readonly conversation: Conversation;
  readonly close: () => void;
}

export const GroupPeopleDialog = observer(function GroupPeopleDialog({ conversation, close }: GroupPeopleDialogProps) {
  const { people: words } = useWords(chatWords);
  const { people } = useStore(ConversationStore);
  return (
    <Dialog isOpen onClose={close} title={words.title}>
      <ul className="list">
        {people.map((person) => (
          <PersonRow key={person.personId} person={person} isMe={person.personId === conversation.me} />
        ))}
      </ul>
      {conversation.state === 'joined' && <InviteForm />}
    </Dialog>
  );
});

const PersonRow = observer(function PersonRow({ person, isMe }: { readonly person: ChatPerson; readonly isMe: boolean }) {
  const { people: words, menu, reach, blocking, authorName } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const { personId, author, hasJoined, isBlocked } = person;
  const name = authorName(author.name);
  const turn = () => void act(actions.block(personId, !isBlocked), isBlocked ? blocking.undone(name) : blocking.done(name));
  return (
    <li className="item">
      <AuthorSign author={author} size="small" />
      <span className={styles.said}>
        <span className={styles.cut}>{name}</span>
        {(isMe || !hasJoined) && <span className="xs muted">{isMe ? words.you : words.asked}</span>}
      </span>
      {!isMe && (
        <Button look="quiet" aria-label={isBlocked ? menu.unblock(name) : menu.block(name)} onClick={turn}>
          {isBlocked ? reach.unblock : blocking.yes}
        </Button>
      )}
    </li>
  );
});

const InviteForm = observer(function InviteForm() {
  const { people: words, start } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const [text, type] = useState('');
  const [isMissing, miss] = useState(false);
  const send = async () => {
    const names = madeUpNamesIn(text);
    const isWrong = names.length === 0 || names.length > mostAskedAtOnce;
    miss(isWrong);
    if (!isWrong && (await act(actions.invite(names), words.done))) type('');
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={words.invite} hint={words.inviteHint} error={isMissing ? start.missing.names : undefined}>
        {(control) => <textarea {...control} className="input" rows={2} dir="auto" value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />}
      </Field>
      <div>
        <Button type="submit" busy={actions.acting.state.status === 'LOADING'}>
          {words.send}
        </Button>
      </div>
    </form>
  );
});

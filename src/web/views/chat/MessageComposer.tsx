import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Conversation } from '#core/chat/conversation.ts';
import { longestMessage } from '#core/chat/message.ts';
import { AttachedPhotoStore } from '#web/stores/chat/attached-photo-store.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { AddPhoto, AttachedPhoto } from '../chat-photos/AttachedPhoto.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { ContactHint } from './ContactHint.tsx';
import { SendIcon } from './chat-icons.tsx';
import { useConversationName, useProblemSaid } from './use-chat-names.ts';
import styles from './chat.module.css';

/** Remaining characters at which the limit is first announced. */
const announcedFrom = 200;

interface MessageComposerProps {
  readonly conversation: Conversation;
  /** True where it replaces what was just pressed and takes its focus. */
  readonly takesFocus: boolean;
}

/** Field for a message and photo. Enter sends with a keyboard and breaks the line on phones. */
export const MessageComposer = observer(function MessageComposer({ conversation, takesFocus }: MessageComposerProps) {
  const { write: words } = useWords(chatWords);
  const store = useStore(ConversationStore);
  const field = useRef<HTMLTextAreaElement>(null);
  const attached = useStore(AttachedPhotoStore);
  const said = useProblemSaid();
  const { draft } = store;
  const left = longestMessage - draft.length;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  // What is not sent does not go into another conversation.
  useEffect(() => () => attached.remove(), [attached]);
  const isEmpty = draft.trim() === '' && !attached.picture;
  const send = () => {
    if (isEmpty || attached.isUnderWay) return;
    store.send(draft, attached.take());
    field.current?.focus();
  };
  return (
    <form
      data-foot=""
      className={`needs-script ${styles.write}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TypingLine />
      <AttachedPhoto said={said} />
      <div className={styles.fieldRow}>
        <AddPhoto as={conversation.as} />
        <MessageField conversation={conversation} field={field} send={send} />
        <Button type="submit" look="main" square className={styles.send} aria-label={words.send} disabled={isEmpty || attached.isUnderWay}>
          <SendIcon />
        </Button>
      </div>
      {left <= announcedFrom && <p className="hint">{words.left(left)}</p>}
      <ContactHint text={draft} />
    </form>
  );
});

interface MessageFieldProps extends Pick<MessageComposerProps, 'conversation'> {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly send: () => void;
}

const MessageField = observer(function MessageField({ conversation, field, send }: MessageFieldProps) {
  const { write: words } = useWords(chatWords);
  const store = useStore(ConversationStore);
  const name = useConversationName()(conversation);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <textarea
      ref={field}
      className={`input ${styles.field}`}
      rows={1}
      dir="auto"
      aria-label={words.label(name)}
      placeholder={words.placeholder}
      maxLength={longestMessage}
      value={store.draft}
      onChange={({ currentTarget }) => store.type(currentTarget.value)}
      onKeyDown={press}
    />
  );
});

const TypingLine = observer(function TypingLine() {
  const { talk, authorName, nobody } = useWords(chatWords);
  const store = useStore(ConversationStore);
  const names = store.typing.people.map((personId) => authorName(store.person(personId)?.author.name ?? nobody));
  return (
    <p aria-live="polite" className={styles.typing}>
      {names.length > 0 && talk.typing(names)}
    </p>
  );
});

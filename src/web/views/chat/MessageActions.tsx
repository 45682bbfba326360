import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Conversation } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { BlockIcon, DeleteIcon } from '../content/post-icons.tsx';
import { BottomSheet } from '../overlays/BottomSheet.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { FlagIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { ChatQuestion } from './ChatQuestion.tsx';
import { ReportMessageDialog } from './ReportMessageDialog.tsx';
import { useChatActing } from './use-chat-acting.ts';
import styles from './chat.module.css';

interface MessageActionsProps {
  readonly message: ChatMessage;
  readonly conversation: Conversation;
  readonly close: () => void;
}

export const MessageActions = observer(function MessageActions(props: MessageActionsProps) {
  const { message, conversation, close } = props;
  const { actions: words, authorName } = useWords(chatWords);
  const [question, ask] = useState<'remove' | 'report' | 'block'>();
  const copy = useCopying();
  if (question === 'report') return <ReportMessageDialog message={message} close={close} />;
  if (question !== undefined) return <SureQuestion {...props} question={question} />;
  const isMine = message.personId === conversation.me;
  return (
    <BottomSheet isOpen onClose={close} title={words.title}>
      <div className={`stack g2 ${styles.acts}`}>
        {message.text !== '' && <Button onClick={() => void copy(message.text).then(close)}>{words.copy}</Button>}
        {isMine && (
          <Button onClick={() => ask('remove')}>
            <DeleteIcon />
            {words.remove}
          </Button>
        )}
        {!isMine && (
          <Button onClick={() => ask('report')}>
            <FlagIcon />
            {words.report}
          </Button>
        )}
        {!isMine && message.personId !== null && (
          <Button onClick={() => ask('block')}>
            <BlockIcon />
            {words.block(authorName(message.author.name))}
          </Button>
        )}
      </div>
    </BottomSheet>
  );
});

/** Copies a text and tells the outcome. For observers only. */
function useCopying(): (text: string) => Promise<void> {
  const { actions: words } = useWords(chatWords);
  const { copying } = useStore(CopyStore);
  const toasts = useStore(ToastStore);
  return async (text) => {
    const { status } = await copying.send(text);
    toasts.show(status === 'SUCCESS' ? { type: 'success', text1: words.copied } : { type: 'failure', text1: words.notCopied });
  };
}

const SureQuestion = observer(function SureQuestion({ message, question, close }: MessageActionsProps & { readonly question: 'remove' | 'block' }) {
  const { removing, blocking, authorName } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const name = authorName(message.author.name);
  const isBlock = question === 'block';
  const asked = isBlock ? { title: blocking.title(name), lead: blocking.lead[message.author.profileType], yes: blocking.yes } : removing;
  const press = async () => {
    const { personId } = message;
    const isDone =
      isBlock && personId !== null ? await act(actions.block(personId, true), blocking.done(name)) : await act(actions.remove(message), removing.done);
    if (isDone) close();
  };
  return (
    <ChatQuestion
      title={asked.title}
      lead={asked.lead}
      yes={asked.yes}
      isBusy={actions.acting.state.status === 'LOADING'}
      press={() => void press()}
      close={close}
    />
  );
});

import { observer } from 'mobx-react-lite';
import type { Conversation } from '#core/chat/conversation.ts';
import { screens } from '#core/navigation/screens.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { ChatQuestion } from './ChatQuestion.tsx';
import { DisappearingDialog } from './DisappearingDialog.tsx';
import { GroupPeopleDialog } from './GroupPeopleDialog.tsx';
import { MessageActions } from './MessageActions.tsx';
import { useChatActing } from './use-chat-acting.ts';

interface AboutProps {
  readonly conversation: Conversation;
  readonly close: () => void;
}

export const TalkDialogs = observer(function TalkDialogs() {
  const actions = useStore(ConversationActionsStore);
  const { conversation } = useStore(ConversationStore);
  const close = () => actions.ask(undefined);
  if (!conversation) return null;
  const { question } = actions;
  if (typeof question === 'object') return <MessageActions message={question.message} conversation={conversation} close={close} />;
  switch (question) {
    case undefined:
      return null;
    case 'disappearing':
      return <DisappearingDialog conversation={conversation} close={close} />;
    case 'people':
      return <GroupPeopleDialog conversation={conversation} close={close} />;
    case 'block':
      return <BlockQuestion conversation={conversation} close={close} />;
    case 'leave':
      return <LeaveQuestion conversation={conversation} close={close} />;
  }
});

const BlockQuestion = observer(function BlockQuestion({ conversation: { other }, close }: AboutProps) {
  const { blocking, authorName } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  if (!other) return null;
  const name = authorName(other.author.name);
  const block = async () => {
    if (await act(actions.block(other.personId, true), blocking.done(name))) close();
  };
  return (
    <ChatQuestion
      title={blocking.title(name)}
      lead={blocking.lead[other.author.profileType]}
      yes={blocking.yes}
      isBusy={actions.acting.state.status === 'LOADING'}
      press={() => void block()}
      close={close}
    />
  );
});

const LeaveQuestion = observer(function LeaveQuestion({ conversation: { kind }, close }: AboutProps) {
  const { leaving } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const navigate = useNavigate();
  const leave = async () => {
    if (!(await act(actions.leave()))) return;
    close();
    navigate(screens.messages, { replace: true });
  };
  return (
    <ChatQuestion
      title={leaving.title[kind]}
      lead={leaving.lead[kind]}
      yes={leaving.yes[kind]}
      isBusy={actions.acting.state.status === 'LOADING'}
      press={() => void leave()}
      close={close}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Conversation } from '#core/chat/conversation.ts';
import { disappearingDays, type DisappearingDays } from '#core/chat/message.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { useChatActing } from './use-chat-acting.ts';

const choices: readonly DisappearingDays[] = [null, ...disappearingDays];

interface DisappearingDialogProps {
  readonly conversation: Conversation;
  readonly close: () => void;
}

/** Sets after how many days messages disappear (F-40). */
export const DisappearingDialog = observer(function DisappearingDialog({ conversation: { disappearsAfterDays }, close }: DisappearingDialogProps) {
  const { disappearing: words } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const [days, choose] = useState(disappearsAfterDays);
  const save = async () => {
    if (await act(actions.change({ disappearsAfterDays: days }))) close();
  };
  const foot = (
    <Button look="main" busy={actions.acting.state.status === 'LOADING'} onClick={() => void save()}>
      {words.save}
    </Button>
  );
  return (
    <Dialog isOpen onClose={close} title={words.title} foot={foot}>
      <RadioChoices label={words.lead} options={choices.map((each) => ({ value: each, label: words.days(each) }))} value={days} onChange={choose} />
    </Dialog>
  );
});

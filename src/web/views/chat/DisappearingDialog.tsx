import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Conversation } from '#core/chat/conversation.ts';
import { disappearingDays, type DisappearingDays } from '#core/chat/message.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { useChatActing } from './use-chat-acting.ts';
import styles from './chat.module.css';

const choices: readonly DisappearingDays[] = [null, ...disappearingDays];

interface DisappearingDialogProps {
  readonly conversation: Conversation;
  readonly close: () => void;
}

/** After how many days what is written goes by itself (F-40). */
export const DisappearingDialog = observer(function DisappearingDialog({ conversation: { disappearsAfterDays }, close }: DisappearingDialogProps) {
  const { disappearing: words } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const [days, choose] = useState(disappearsAfterDays);
  const name = useId();
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
      <fieldset className={styles.choices}>
        <legend>{words.lead}</legend>
        {choices.map((each) => (
          <label key={each ?? 'off'}>
            <input type="radio" name={name} checked={each === days} onChange={() => choose(each)} />
            {words.days(each)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ChatMessage } from '#core/chat/message.ts';
import { longestReportNote, reportReasons, type ReportReason } from '#core/moderation/report.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { NoteField } from '../fields/NoteField.tsx';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { useChatActing } from './use-chat-acting.ts';

interface ReportMessageDialogProps {
  readonly message: ChatMessage;
  readonly close: () => void;
}

/** Reports a message by its hash. Nobody learns who reported it (F-25). */
export const ReportMessageDialog = observer(function ReportMessageDialog({ message, close }: ReportMessageDialogProps) {
  const { reporting: words } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const [reason, choose] = useState<ReportReason>();
  const [isMissing, miss] = useState(false);
  const [note, say] = useState('');
  const send = async () => {
    if (!reason) return miss(true);
    if (await act(actions.report(message, reason, note.trim() === '' ? undefined : note.trim()), words.done)) close();
  };
  const foot = (
    <Button look="main" busy={actions.acting.state.status === 'LOADING'} onClick={() => void send()}>
      {words.send}
    </Button>
  );
  return (
    <Dialog isOpen onClose={close} title={words.title} foot={foot}>
      <div className="stack">
        <p>{words.lead}</p>
        <RadioChoices
          label={words.reason}
          look="strong"
          options={reportReasons.map((each) => ({ value: each, label: words.reasons[each] }))}
          value={reason}
          onChange={choose}
          error={isMissing && !reason && words.choose}
          isAlert
        />
        <NoteField label={words.note} longest={longestReportNote} text={note} type={say} />
      </div>
    </Dialog>
  );
});

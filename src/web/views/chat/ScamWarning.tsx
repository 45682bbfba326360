import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { ChatMessage } from '#core/chat/message.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { ScamStore } from '#web/stores/chat/scam-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { takeLostFocus } from '../overlays/lost-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { useChatActing } from './use-chat-acting.ts';
import styles from './chat.module.css';

/** Warns of a likely scam and names its signs (F-25). Never hides the message. */
export const ScamWarning = observer(function ScamWarning({ message }: { readonly message: ChatMessage }) {
  const { scam: words } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const [answer, say] = useState<'reported' | 'fine'>();
  const scams = useStore(ScamStore);
  useEffect(() => void scams.open(), [scams]);
  const { value: detector } = scams.detector;
  const signs = useMemo(() => detector?.scamSigns(message.text) ?? [], [detector, message.text]);
  if (signs.length === 0 || answer === 'fine') return null;
  const report = async () => {
    if (await act(actions.report(message, 'scam'))) say('reported');
  };
  return (
    <div className={styles.warning}>
      <p className="strong">
        <WarningIcon small />
        {words.careful}
      </p>
      {signs.map((sign) => (
        <p key={sign}>{words.signs[sign]}</p>
      ))}
      {answer === 'reported' ? (
        <p ref={takeLostFocus} tabIndex={-1} role="status">
          {words.reported}
        </p>
      ) : (
        <div className="row">
          <Button onClick={() => void report()}>{words.report}</Button>
          <Button look="quiet" onClick={() => say('fine')}>
            {words.fine}
          </Button>
        </div>
      )}
    </div>
  );
});

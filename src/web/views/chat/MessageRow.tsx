import { observer } from 'mobx-react-lite';
import type { ChatMessage } from '#core/chat/message.ts';
import { daysAgo } from '#core/figures/ago.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { classes } from '../ui/classes.ts';
import { Button } from '../ui/Button.tsx';
import { MoreIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import type { LogRow } from './log-rows.ts';
import { MessageText } from './MessageText.tsx';
import { ScamWarning } from './ScamWarning.tsx';
import { useMessageSaid } from './use-chat-names.ts';
import styles from './chat.module.css';

export const DaySign = observer(function DaySign({ day, today }: { readonly day: string; readonly today: string }) {
  const { talk } = useWords(chatWords);
  return (
    <p className={styles.day}>
      <time dateTime={day}>{talk.day(daysAgo(day, Date.parse(today)), day)}</time>
    </p>
  );
});

interface MessageRowProps {
  readonly row: LogRow;
  readonly isMine: boolean;
  readonly isGroup: boolean;
  readonly choose: (message: ChatMessage) => void;
}

/** Message with author, text and actions. A tap shows its button. */
export const MessageRow = observer(function MessageRow({ row: { message, isFirst, isLast }, isMine, isGroup, choose }: MessageRowProps) {
  const { message: words, authorName } = useWords(chatWords);
  const name = authorName(message.author.name);
  const isShown = message.status === 'LIVE' || message.text !== '' || message.picture !== null;
  return (
    <div tabIndex={-1} className={classes(styles.message, isMine && styles.mine)} data-last={isLast || undefined}>
      {isFirst && <p className={isGroup && !isMine ? styles.by : 'vh'}>{isMine ? words.you : words.by(name)}</p>}
      <div className={styles.local}>
        {isShown ? (
          <div className={classes(styles.bubble, isMine && styles.me)}>
            <MessageText message={message} isMine={isMine} name={name} />
          </div>
        ) : (
          <HiddenText message={message} />
        )}
        {message.status !== 'DELETED' && (
          <Button
            look="quiet"
            square
            className={`needs-script ${styles.more}`}
            aria-label={isMine ? words.ownActions : words.actions(name)}
            aria-haspopup="dialog"
            onClick={() => choose(message)}
          >
            <MoreIcon small />
          </Button>
        )}
      </div>
      {isShown && message.status !== 'LIVE' && <HiddenText message={message} />}
      {!isMine && isShown && <ScamWarning message={message} />}
    </div>
  );
});

/** Tells why a text is hidden, to its author below it. */
const HiddenText = observer(function HiddenText({ message }: { readonly message: ChatMessage }) {
  const { line } = useMessageSaid();
  return <p className={`gone ${styles.gone}`}>{line({ ...message, text: '', picture: null })}</p>;
});

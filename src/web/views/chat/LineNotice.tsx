import { observer } from 'mobx-react-lite';
import { lineTimings } from '#core/chat/live-line.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { WaveIcon } from './chat-icons.tsx';
import { useLate } from './use-time.ts';
import styles from './chat.module.css';

/** Delay before an interruption is mentioned, as most are brief. */
const quietMs = 2_000;

/** Tells that new messages do not arrive live, and what happens instead. */
export const LineNotice = observer(function LineNotice() {
  const { line: words } = useWords(chatWords);
  const chat = useStore(ChatStore);
  const { isLive, tries, error } = chat.line;
  const isResting = !isLive && tries === 0 && error !== undefined;
  const isLate = useLate(!isLive, quietMs);
  const said = isLive
    ? undefined
    : isResting
      ? words.resting
      : tries > 1
        ? words.reconnecting(tries, lineTimings.attempts)
        : isLate
          ? words.connecting
          : undefined;
  return (
    <div className={styles.line}>
      <p role="status">
        {said !== undefined && (
          <>
            <WaveIcon small />
            {said}
          </>
        )}
      </p>
      {isResting && (
        <>
          <Button onClick={() => chat.arm()}>{words.tryNow}</Button>
          <details>
            <summary>{words.why}</summary>
            <p>{chat.connectionError}</p>
          </details>
        </>
      )}
    </div>
  );
});

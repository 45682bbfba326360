import { memo } from 'react';
import type { ChatMessage } from '#core/chat/message.ts';
import { sameRows, type LogRow } from './log-rows.ts';
import { DaySign, MessageRow } from './MessageRow.tsx';
import styles from './chat.module.css';

interface MessageChunkProps {
  readonly rows: readonly LogRow[];
  readonly me: string;
  readonly isGroup: boolean;
  readonly today: string;
  readonly choose: (message: ChatMessage) => void;
}

/** Messages rendered together, skipped out of sight and not redrawn for others. */
export const MessageChunk = memo(
  function MessageChunk({ rows, me, isGroup, today, choose }: MessageChunkProps) {
    return (
      <div className={styles.chunk}>
        {rows.map((row) => (
          <div key={row.message.messageId}>
            {row.beginsDay && <DaySign day={row.message.sentOn} today={today} />}
            <MessageRow row={row} isMine={row.message.personId === me} isGroup={isGroup} choose={choose} />
          </div>
        ))}
      </div>
    );
  },
  (one, other) =>
    one.me === other.me && one.isGroup === other.isGroup && one.today === other.today && one.choose === other.choose && sameRows(one.rows, other.rows),
);

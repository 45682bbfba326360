import type { ChatMessage } from '#core/chat/message.ts';

export const chunkSize = 30;

/** Message and its position in the day and in its author's run. */
export interface LogRow {
  readonly message: ChatMessage;
  readonly beginsDay: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Messages rendered together, unaffected by others, so that a new one redraws none. */
export interface LogChunk {
  readonly key: string;
  readonly rows: readonly LogRow[];
}

export function logChunks(messages: readonly ChatMessage[]): readonly LogChunk[] {
  const chunks = new Map<number, LogRow[]>();
  for (const [at, message] of messages.entries()) {
    const number = Math.floor(message.seq / chunkSize);
    const rows = chunks.get(number) ?? [];
    rows.push(rowOf(message, messages[at - 1], messages[at + 1]));
    chunks.set(number, rows);
  }
  return [...chunks].map(([number, rows]) => ({ key: `from ${number}`, rows }));
}

function rowOf(message: ChatMessage, before: ChatMessage | undefined, after: ChatMessage | undefined): LogRow {
  const beginsDay = before?.sentOn !== message.sentOn;
  return {
    message,
    beginsDay,
    isFirst: beginsDay || before.personId !== message.personId,
    isLast: after?.sentOn !== message.sentOn || after.personId !== message.personId,
  };
}

export const sameRows = (one: readonly LogRow[], other: readonly LogRow[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((row, at) => {
      const { message, beginsDay, isFirst, isLast } = other[at] ?? {};
      return row.message === message && row.beginsDay === beginsDay && row.isFirst === isFirst && row.isLast === isLast;
    }));

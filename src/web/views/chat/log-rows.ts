import type { ChatMessage } from '#core/chat/message.ts';

/** The most messages that are drawn, or passed over, together. */
export const chunkSize = 30;

/** A message in its place: whether it begins a day, and whether it begins or ends what one wrote in a row. */
export interface LogRow {
  readonly message: ChatMessage;
  readonly beginsDay: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Messages that stand together. What is before or after them changes nothing of it, so that a new message has no other drawn again. */
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

/** Whether two chunks show the same. */
export const sameRows = (one: readonly LogRow[], other: readonly LogRow[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((row, at) => {
      const { message, beginsDay, isFirst, isLast } = other[at] ?? {};
      return row.message === message && row.beginsDay === beginsDay && row.isFirst === isFirst && row.isLast === isLast;
    }));

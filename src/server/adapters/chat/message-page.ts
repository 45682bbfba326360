import { sql } from 'kysely';
import { usualMessageCount, type MessagePage, type MessageRange } from '#core/chat/message.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { ChatMembership } from './members.ts';
import { isSeen, messageColumns, messagesFromRows, type MessageRow } from './message-rows.ts';
import { newestSaying } from './message-search.ts';

/** Messages after a number, before one, or matching a text, always in number order. */
export async function messagePage(
  scope: PseudonymScope,
  { conversationId, lastSeq }: ChatMembership,
  reader: Parameters<typeof isSeen>[1],
  { after, before, query, limit = usualMessageCount }: MessageRange,
): Promise<MessagePage> {
  const isForward = after !== undefined && before === undefined && query === undefined;
  const most = limit + 1;
  const seen = sql`${isSeen(conversationId, reader)}
    ${after === undefined ? sql`` : sql`and message.seq > ${after}`} ${before === undefined ? sql`` : sql`and message.seq < ${before}`}`;
  const where = query === undefined ? seen : sql`${seen} and message.seq = any(${[...(await newestSaying(scope, { seen, query, most }))]}::integer[])`;
  const { rows } = await sql<MessageRow>`select ${messageColumns} from chat_message as message where ${where}
    order by message.seq ${isForward ? sql`` : sql`desc`} limit ${sql.lit(most)}`.execute(scope.db);
  const found = rows.slice(0, limit);
  const shown = isForward ? found : found.toReversed();
  const hasMore = rows.length > limit;
  const last = shown.at(-1)?.seq ?? 0;
  // A message that was written meanwhile is announced by its number.
  const upTo = isForward && hasMore ? last : before !== undefined ? Math.min(lastSeq, Math.max(0, before - 1)) : Math.max(lastSeq, last);
  return { messages: await messagesFromRows(scope, shown, reader.ref), upTo, hasMore };
}

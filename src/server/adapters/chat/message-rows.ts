import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ChatMessage, MessageStatus } from '#core/chat/message.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import { dayOf } from '#core/figures/ago.ts';
import { hourMs } from '#core/figures/durations.ts';
import { leftBehindName, type Author } from '#core/personas/author.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import { personaFromRow } from '../personas/persona-row.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { openedMessage } from './sealed-message.ts';

export interface MessageRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly seq: number;
  readonly author_ref: string;
  readonly client_id: string;
  readonly status: MessageStatus;
  readonly sealed: string | null;
  readonly posted_at: Date;
  /** Null once the author is no longer in the conversation. */
  readonly person_id: string | null;
  readonly picture: MessagePicture | null;
}

export const messageColumns = sql`message.id, message.conversation_id, message.seq, message.author_ref, message.client_id, message.status, message.sealed, message.posted_at,
  (select member.id from chat_member as member where member.conversation_id = message.conversation_id and member.persona_ref = message.author_ref and member.state <> 'left') as person_id,
  (select json_build_object('pictureId', picture.id, 'width', picture.width, 'height', picture.height) from chat_picture as picture
    where picture.chat_message_id = message.id) as picture`;

/** Condition on `message` that shows pending ones to their author alone. */
export const isShownTo = (ref: string): RawBuilder<boolean> =>
  sql<boolean>`(message.status = 'LIVE' or (message.status = 'FLAGGED' and message.author_ref = ${ref}))`;

const gone: Author = { profileType: 'ANONYMOUS', name: leftBehindName, avatar: undefined, isVerified: false };

export interface MessageSource {
  readonly db: Kysely<Tables>;
  readonly secrets: Pick<Secrets, 'unseal'>;
  readonly now: number;
}

/** Shows pending messages to their author alone. */
export async function messagesFromRows({ db, now, secrets }: MessageSource, rows: readonly MessageRow[], ref?: string) {
  const personas = await personasByRef(
    db,
    rows.map(({ author_ref }) => author_ref),
  );
  return rows.map((row): ChatMessage => {
    const persona = personas.get(row.author_ref);
    const isShown = row.status === 'LIVE' || (row.status === 'FLAGGED' && row.author_ref === ref);
    const at = row.posted_at.getTime();
    return {
      messageId: row.id,
      conversationId: row.conversation_id,
      seq: row.seq,
      clientMessageId: row.status === 'DELETED' ? '' : row.client_id,
      personId: row.status === 'DELETED' ? null : row.person_id,
      author: persona ? personaFromRow(persona) : gone,
      status: row.status,
      text: isShown ? openedMessage(secrets, row) : '',
      picture: isShown ? row.picture : null,
      sentOn: dayOf(at),
      sentAt: now - at < hourMs ? row.posted_at.toISOString() : null,
    };
  });
}

/** Condition on `message` that hides withheld ones, and blocked members in groups. */
export const isSeen = (
  conversationId: string,
  me: { readonly ref: string; readonly from: number; readonly blocked: readonly string[]; readonly today: string },
): RawBuilder<boolean> =>
  sql<boolean>`message.conversation_id = ${conversationId} and message.seq > ${me.from} and message.gone_on >= ${me.today} and (message.author_ref = ${me.ref} or not message.is_withheld)
    and message.author_ref <> all(${me.blocked}::text[])`;

export async function messageAt(source: MessageSource, conversationId: string, seq: number): Promise<ChatMessage | undefined> {
  const { rows } = await sql<MessageRow>`select ${messageColumns} from chat_message as message
    where message.conversation_id = ${conversationId} and message.seq = ${seq}`.execute(source.db);
  const [message] = await messagesFromRows(source, rows);
  return message;
}

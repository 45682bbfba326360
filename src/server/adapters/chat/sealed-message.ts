import { createHash } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { SanitizedText } from '../content/sanitized-text.ts';
import { factsIn, sealedFacts, type SealedFor } from '../secrets/sealed-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

type MessageIds = Pick<Selectable<Tables['chat_message']>, 'id' | 'conversation_id'>;

interface SealedMessage extends MessageIds {
  readonly sealed: string | null;
}

const sealedFor = ({ conversation_id, id }: MessageIds): SealedFor => ['chat_message', conversation_id, id];

const sealedText = (secrets: Pick<Secrets, 'seal'>, ids: MessageIds, text: string): string => sealedFacts(secrets, sealedFor(ids), { text });

const textIn = (secrets: Pick<Secrets, 'unseal'>, { sealed, ...ids }: SealedMessage): string | undefined =>
  sealed === null ? undefined : factsIn<{ readonly text: string }>(secrets, sealedFor(ids), sealed)?.text;

/** Seals text so that a database copy alone reveals no words. */
export const sealedMessage = (secrets: Pick<Secrets, 'seal'>, ids: MessageIds, text: SanitizedText): string => sealedText(secrets, ids, text);

/** Null when deleted or no longer readable. */
export const openedMessage = (secrets: Pick<Secrets, 'unseal'>, message: SealedMessage): string => textIn(secrets, message) ?? '';

/** Compares with the SHA-256 of the text a reader saw. */
export const isAsSeen = (secrets: Pick<Secrets, 'unseal'>, message: SealedMessage, seenHash: string): boolean =>
  createHash('sha256').update(openedMessage(secrets, message)).digest('hex') === seenHash;

const batch = 1_000;

/** Seals plaintext messages of an earlier release, and returns false when done. */
export async function sealSomeMessages(db: Kysely<Tables>, secrets: Pick<Secrets, 'seal'>): Promise<boolean> {
  const rows = await db
    .selectFrom('chat_message')
    .select(['id', 'conversation_id', 'status', 'content'])
    .where('content', 'is not', null)
    .limit(batch)
    .forUpdate()
    .execute();
  const sealed = rows.map(({ status, content, ...ids }) => (status === 'DELETED' ? null : sealedText(secrets, ids, content ?? '')));
  await setSealed(db, rows, sealed);
  return rows.length === batch;
}

/** Keeps the place of messages the former secret cannot open. */
export async function resealMessages(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  for (let last = ''; ;) {
    const rows = await transaction
      .selectFrom('chat_message')
      .select(['id', 'conversation_id', 'sealed'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const sealed = rows.map((row) => {
      const text = textIn(from, row);
      return text === undefined ? null : sealedText(to, row, text);
    });
    await setSealed(transaction, rows, sealed);
  }
}

async function setSealed(db: Kysely<Tables>, rows: readonly Pick<MessageIds, 'id'>[], sealed: readonly (string | null)[]): Promise<void> {
  await sql`update chat_message as message set sealed = next.sealed, content = null
    from unnest(${rows.map(({ id }) => id)}::text[], ${sealed}::text[]) as next (id, sealed) where message.id = next.id`.execute(db);
}

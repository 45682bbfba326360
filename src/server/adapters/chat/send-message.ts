import type { Transaction } from 'kysely';
import { chatRefusals, sendRefusal } from '#core/chat/conversation.ts';
import { messageDays, messageProblem, type MessageDraft } from '#core/chat/message.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs, minuteMs } from '#core/figures/durations.ts';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { sanitized, type SanitizedText } from '../content/sanitized-text.ts';
import { newRow } from '../database/table.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { chatMessage } from './chat-tables.ts';
import { blockersAmong, membersOf, membershipOf, type ChatMembership } from './members.ts';
import { sealedMessage } from './sealed-message.ts';
import { takePicture } from './take-picture.ts';

export interface WrittenMessage {
  readonly seq: number;
  readonly hiddenFrom: readonly string[];
  readonly isReplay: boolean;
}

/** Id after deletion, for recognising repeated sends without an author. */
export const deletedIdOf = ({ secrets }: Pick<PseudonymScope, 'secrets'>, clientMessageId: string): string =>
  secrets.reference('deleted message', clientMessageId);

/** Assigns the next number under a conversation lock, or returns an earlier send. */
export async function writeMessage(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  { ref, conversationId }: { readonly ref: string; readonly conversationId: string },
  { clientMessageId, text, pictureId = null }: MessageDraft,
): Promise<WrittenMessage> {
  const membership = await membershipOf(transaction, ref, conversationId, { isLocked: true });
  const before = await transaction
    .selectFrom('chat_message')
    .select(['seq', 'is_withheld'])
    .where('conversation_id', '=', conversationId)
    .where((message) =>
      message.or([
        message.and([message('author_ref', '=', ref), message('client_id', '=', clientMessageId)]),
        message('client_id', '=', deletedIdOf(scope, clientMessageId)),
      ]),
    )
    .executeTakeFirst();
  if (before) return { seq: before.seq, hiddenFrom: [], isReplay: true };
  const content = sanitized(text);
  if (messageProblem({ text: content, pictureId }))
    throw new Failure('invalid', 'A message needs a picture, or a text that is not too long.', { code: 'RULE_BROKEN' });
  await refuseSilenced(transaction, scope, ref);
  const others = ((await membersOf(transaction, [conversationId])).get(conversationId) ?? []).filter(({ persona_ref }) => persona_ref !== ref);
  refuseUnanswered(
    membership,
    others.map(({ state }) => state),
  );
  const hiddenFrom = await blockersAmong(
    transaction,
    scope,
    others.map(({ persona_ref }) => persona_ref),
    { blocked: ref, conversation: membership },
  );
  const isWithheld = membership.kind === 'direct' && hiddenFrom.length > 0;
  const { id, seq } = await insertMessage(transaction, scope, membership, { ref, clientMessageId, content, isWithheld });
  if (pictureId !== null) await takePicture(transaction, scope, id, pictureId);
  return { seq, hiddenFrom, isReplay: false };
}

interface NewMessage {
  readonly ref: string;
  readonly clientMessageId: string;
  readonly content: SanitizedText;
  readonly isWithheld: boolean;
}

async function insertMessage(
  transaction: Transaction<Tables>,
  { now, secrets }: Pick<PseudonymScope, 'now' | 'secrets'>,
  { conversationId, memberId, lastSeq, disappearsDays }: ChatMembership,
  { ref, clientMessageId, content, isWithheld }: NewMessage,
): Promise<{ readonly id: string; readonly seq: number }> {
  const [id, seq] = [randomId(), lastSeq + 1];
  await transaction.updateTable('conversation').set({ last_seq: seq }).where('id', '=', conversationId).execute();
  const row = newRow(chatMessage, {
    id,
    conversation_id: conversationId,
    seq,
    author_ref: ref,
    client_id: clientMessageId,
    locked_for: null,
    sealed: sealedMessage(secrets, { id, conversation_id: conversationId }, content),
    content: null,
    is_withheld: isWithheld,
    posted_at: new Date(now - (now % minuteMs)),
    gone_on: dayOf(now + (disappearsDays ?? messageDays) * dayMs),
  });
  await transaction.insertInto('chat_message').values(row).execute();
  await transaction.updateTable('chat_member').set({ read_seq: seq }).where('id', '=', memberId).execute();
  return { id, seq };
}

/** Allows an asker one first message, and blocks unanswered or abandoned conversations. */
function refuseUnanswered({ kind, state, lastSeq }: ChatMembership, others: readonly string[]): void {
  const refusal = state === 'declined' || state === 'left' ? chatRefusals.unanswered : sendRefusal(state, lastSeq);
  if (refusal !== undefined) throw new Failure('conflict', undefined, { code: refusal });
  if (kind === 'direct' && others.every((other) => other === 'left')) throw unreachable();
}

/** Uniform refusal that hides the reason. */
export const unreachable = (pointer?: string): Failure =>
  new Failure('missing', undefined, {
    code: chatRefusals.unreachable,
    ...(pointer !== undefined && { problems: [{ pointer, message: 'This name cannot be written to.' }] }),
  });

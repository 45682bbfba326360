import { sql, type Transaction } from 'kysely';
import {
  chatRefusals,
  longestGroupName,
  mostAskedAtOnce,
  mostInGroup,
  mostStartedADay,
  shortestGroupName,
  type Addressee,
  type NewConversation,
} from '#core/chat/conversation.ts';
import { lookOf, tidiedName } from '#core/personas/name-look.ts';
import { Failure } from '#core/failure.ts';
import { countUse } from '../caller/daily-quota.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { checked, sanitizedLine, sanitized } from '../content/sanitized-text.ts';
import { lockedPersona } from '../personas/locked-persona.ts';
import { shownToAll } from '../content-kinds.ts';
import { newRow } from '../database/table.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { chatMember, conversation, type ChatMemberState } from './chat-tables.ts';
import { blockersAmong, membersOf, membershipOf } from './members.ts';
import { sealedGroupName } from './sealed-group-name.ts';
import { unreachable, writeMessage, type WrittenMessage } from './send-message.ts';

/** Addressee and the originating item, which keeps designation conversations separate and unlinkable (F-16). */
interface Reached {
  readonly ref: string;
  readonly apart: string;
}

export interface Started {
  readonly conversationId: string;
  readonly written: WrittenMessage | undefined;
  readonly news: readonly string[];
}

interface Again {
  readonly conversationId: string;
  readonly otherRef: string;
  readonly isBlocked: boolean;
  readonly first: { readonly clientMessageId: string; readonly text: string };
}

export async function startConversation(transaction: Transaction<Tables>, scope: PseudonymScope, opening: NewConversation): Promise<Started> {
  const own = await lockedPersona(transaction, scope, opening.as);
  if (!own) throw new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
  const { ref } = own;
  await refuseSilenced(transaction, scope, ref);
  return opening.kind === 'direct' ? startDirect(transaction, scope, ref, opening) : startGroup(transaction, scope, ref, opening);
}

async function startDirect(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  ref: string,
  { to, first }: Pick<Extract<NewConversation, { kind: 'direct' }>, 'to' | 'first'>,
): Promise<Started> {
  const other = await reached(transaction, scope, to);
  if (!other || other.ref === ref) throw unreachable();
  const pairKey = scope.secrets.reference('chat pair', ...[ref, other.ref].toSorted(), other.apart);
  const known = await transaction.selectFrom('conversation').select('id').where('pair_key', '=', pairKey).forUpdate().executeTakeFirst();
  const isBlocked = (await blockersAmong(transaction, scope, [other.ref], { blocked: ref, conversation: { conversationId: '', pairKey } })).length > 0;
  if (known) return startAgain(transaction, scope, ref, { conversationId: known.id, otherRef: other.ref, isBlocked, first });
  if (await isClosed(transaction, other.ref)) throw unreachable();
  const conversationId = await openDirect(transaction, pairKey);
  // Both have written to each other, or one of them twice, at the same moment.
  if (conversationId === undefined) return startDirect(transaction, scope, ref, { to, first });
  await refuseMoreToday(transaction, scope);
  // A first message of a stranger is read by someone who did not ask for it.
  checked({ text: sanitized(first.text) });
  await addMember(transaction, conversationId, ref, 'asking');
  // Who has blocked the caller gets nothing of it, and the caller sees nothing of the block.
  await addMember(transaction, conversationId, other.ref, isBlocked ? 'declined' : 'asked');
  const written = await writeMessage(transaction, scope, { ref, conversationId }, first);
  return { conversationId, written, news: isBlocked ? [] : [other.ref] };
}

/** Undefined when the two already have a conversation. */
async function openDirect(transaction: Transaction<Tables>, pairKey: string): Promise<string | undefined> {
  const made = await transaction
    .insertInto('conversation')
    .values(newRow(conversation, { id: randomId(), kind: 'direct', sealed_name: null, name: null, pair_key: pairKey, disappears_days: null }))
    .onConflict((conflict) => conflict.column('pair_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Reinvites members who left unless they secretly block the caller, never pending or declined ones. */
async function startAgain(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  ref: string,
  { conversationId, otherRef, isBlocked, first }: Again,
): Promise<Started> {
  const members = (await membersOf(transaction, [conversationId])).get(conversationId) ?? [];
  const stateOf = (persona: string) => members.find(({ persona_ref }) => persona_ref === persona)?.state;
  const [mine, theirs] = [stateOf(ref), stateOf(otherRef)];
  const isNew = mine === undefined || mine === 'left' || mine === 'declined' || mine === 'asked';
  if (mine === 'left' && (theirs === 'asked' || theirs === 'declined')) throw new Failure('conflict', undefined, { code: chatRefusals.waiting });
  // Anyone who writes to one who asks them accepts by that.
  if (mine === 'asked' || mine === 'declined') {
    await setState(transaction, conversationId, ref, 'joined');
    await setState(transaction, conversationId, otherRef, 'joined');
  } else if (mine === 'left') await setState(transaction, conversationId, ref, 'joined');
  const wasLeft = theirs === 'left';
  if (wasLeft) {
    if (await isClosed(transaction, otherRef)) throw unreachable();
    await refuseMoreToday(transaction, scope);
    await setState(transaction, conversationId, otherRef, isBlocked ? 'declined' : 'asked');
  }
  const written = await writeMessage(transaction, scope, { ref, conversationId }, first);
  if (wasLeft) await setState(transaction, conversationId, ref, 'asking');
  return { conversationId, written, news: wasLeft || isNew ? [...(isBlocked ? [] : [otherRef]), ref] : [] };
}

async function startGroup(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  ref: string,
  { name: typed, userNames }: Extract<NewConversation, { kind: 'group' }>,
): Promise<Started> {
  const name = sanitizedLine(typed);
  if (name.length < shortestGroupName || name.length > longestGroupName) throw new Failure('invalid', 'A group needs a name.', { code: 'RULE_BROKEN' });
  checked({ name });
  await refuseMoreToday(transaction, scope);
  const conversationId = randomId();
  await transaction
    .insertInto('conversation')
    .values(
      newRow(conversation, {
        id: conversationId,
        kind: 'group',
        sealed_name: sealedGroupName(scope.secrets, conversationId, name),
        name: null,
        pair_key: null,
        disappears_days: null,
      }),
    )
    .execute();
  await addMember(transaction, conversationId, ref, 'joined');
  const news = await inviteTo(transaction, scope, { conversationId, ref }, userNames);
  return { conversationId, written: undefined, news };
}

export async function inviteTo(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  { conversationId, ref }: { readonly conversationId: string; readonly ref: string },
  userNames: readonly string[],
): Promise<readonly string[]> {
  if (userNames.length > mostAskedAtOnce) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  const mine = await membershipOf(transaction, ref, conversationId, { isLocked: true });
  const { kind, state } = mine;
  if (kind !== 'group' || state !== 'joined') throw new Failure('missing');
  const members = (await membersOf(transaction, [conversationId])).get(conversationId) ?? [];
  const refs = new Set(members.filter((member) => member.state !== 'left').map(({ persona_ref }) => persona_ref));
  const news: string[] = [];
  for (const [at, userName] of userNames.entries()) {
    const other = await reached(transaction, scope, { userName });
    if (!other || other.ref === ref || (await isClosed(transaction, other.ref))) throw unreachable(`/body/userNames/${at}`);
    if (refs.has(other.ref)) continue;
    if (refs.size >= mostInGroup) throw new Failure('conflict', undefined, { code: chatRefusals.full });
    const isBlocked = (await blockersAmong(transaction, scope, [other.ref], { blocked: ref, conversation: mine })).length > 0;
    await addMember(transaction, conversationId, other.ref, isBlocked ? 'declined' : 'asked');
    refs.add(other.ref);
    if (!isBlocked) news.push(other.ref);
  }
  return news;
}

/** Undefined when the person is missing or may not be known. */
async function reached(transaction: Transaction<Tables>, { kinds }: PseudonymScope, to: Addressee): Promise<Reached | undefined> {
  if ('userName' in to) {
    const row = await transaction
      .selectFrom('persona')
      .select('ref')
      .where('name_key', '=', lookOf(tidiedName(to.userName)))
      .where('kind', '=', 'ANONYMOUS')
      .where('is_hidden', '=', false)
      .executeTakeFirst();
    return row && { ref: row.ref, apart: '' };
  }
  const kind = kinds.of(to.resourceType);
  const { rows } = await sql<{ readonly ref: string }>`select author_ref as ref from ${sql.table(kind.table.name)}
    where id = ${to.resourceId} and exists (${shownToAll(kind, to.resourceId)})`.execute(transaction);
  const author = await transaction
    .selectFrom('persona')
    .select(['ref', 'kind'])
    .where('ref', '=', rows[0]?.ref ?? '')
    .where('is_hidden', '=', false)
    .executeTakeFirst();
  return author && { ref: author.ref, apart: author.kind === 'DESIGNATION' ? to.resourceId : '' };
}

async function refuseMoreToday(transaction: Transaction<Tables>, scope: PseudonymScope): Promise<void> {
  if ((await countUse(transaction, scope, 'conversations')) > mostStartedADay) throw new Failure('invalid', undefined, { code: 'USER_LIMIT_EXCEEDED' });
}

async function isClosed(transaction: Transaction<Tables>, ref: string): Promise<boolean> {
  return (await transaction.selectFrom('closed_chat').select('persona_ref').where('persona_ref', '=', ref).executeTakeFirst()) !== undefined;
}

const addMember = async (transaction: Transaction<Tables>, conversationId: string, ref: string, state: ChatMemberState): Promise<void> => {
  await transaction
    .insertInto('chat_member')
    .values(newRow(chatMember, { id: randomId(), conversation_id: conversationId, persona_ref: ref, state }))
    .onConflict((conflict) => conflict.columns(['conversation_id', 'persona_ref']).doUpdateSet({ state }))
    .execute();
};

const setState = async (transaction: Transaction<Tables>, conversationId: string, ref: string, state: ChatMemberState): Promise<void> => {
  await transaction.updateTable('chat_member').set({ state }).where('conversation_id', '=', conversationId).where('persona_ref', '=', ref).execute();
};

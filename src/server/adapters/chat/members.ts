import { sql, type Kysely } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import type { ConversationKind, ConversationState } from '#core/chat/conversation.ts';
import type { DisappearingDays } from '#core/chat/message.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { blockerOf, blockPlaceOf, mutedConversation } from '../mutes/blocker-of.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { ChatMemberState } from './chat-tables.ts';

export interface ChatMembership {
  readonly conversationId: string;
  readonly kind: ConversationKind;
  readonly pairKey: string | null;
  readonly sealedName: string | null;
  readonly lastSeq: number;
  readonly disappearsDays: DisappearingDays;
  readonly memberId: string;
  readonly state: ChatMemberState;
  readonly fromSeq: number;
  readonly readSeq: number;
  readonly isMuted: boolean;
}

export const membershipColumns = sql`conversation.id as "conversationId", conversation.kind, conversation.pair_key as "pairKey", conversation.sealed_name as "sealedName", conversation.last_seq as "lastSeq", conversation.disappears_days as "disappearsDays",
  me.id as "memberId", me.state, me.from_seq as "fromSeq", me.read_seq as "readSeq", me.is_muted as "isMuted"`;

export const isInChat = sql`me.state in ('joined', 'asked', 'asking')`;

/** Persona that the caller chats as. Refuses guests. */
export function chatterOf(scope: PseudonymScope): string {
  const [ref] = scope.member.personas;
  if (ref === undefined) throw new Failure('signed-out');
  return ref;
}

/** Undefined outside the conversation. Locking makes other changes wait. */
export async function membershipIn(db: Kysely<Tables>, ref: string, conversationId: string, { isLocked = false } = {}): Promise<ChatMembership | undefined> {
  const { rows } = await sql<ChatMembership>`select ${membershipColumns} from chat_member as me join conversation on conversation.id = me.conversation_id
    where me.conversation_id = ${conversationId} and me.persona_ref = ${ref} and ${isInChat} ${isLocked ? sql`for update of conversation, me` : sql``}`.execute(
    db,
  );
  return rows[0];
}

export async function membershipsAmong(
  db: Kysely<Tables>,
  ref: string,
  conversationIds: readonly string[],
): Promise<readonly (ChatMembership & { readonly state: ConversationState })[]> {
  const { rows } = await sql<
    ChatMembership & { readonly state: ConversationState }
  >`select ${membershipColumns} from chat_member as me join conversation on conversation.id = me.conversation_id
    where me.conversation_id = any(${conversationIds}::text[]) and me.persona_ref = ${ref} and ${isInChat}`.execute(db);
  return rows;
}

/** Fails as missing outside the conversation. */
export async function membershipOf(...asked: Parameters<typeof membershipIn>): Promise<ChatMembership> {
  return existing(await membershipIn(...asked));
}

export interface ChatMemberRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly persona_ref: string;
  readonly state: ChatMemberState;
  readonly read_seq: number;
}

/** Members as others see them, with declined ones still shown as asked. */
export async function membersOf(db: Kysely<Tables>, conversationIds: readonly string[]): Promise<ReadonlyMap<string, readonly ChatMemberRow[]>> {
  const { rows } = await sql<ChatMemberRow>`select conversation_id, id, persona_ref, state, read_seq from chat_member
    where conversation_id = any(${conversationIds}::text[]) order by conversation_id, id`.execute(db);
  return Map.groupBy(rows, ({ conversation_id }) => conversation_id);
}

export type BlockedIn = Pick<ChatMembership, 'conversationId' | 'pairKey'>;

/** Blocks made-up names everywhere but designations per conversation, so conversations stay unlinked (F-16). */
export async function blockedBy(scope: PseudonymScope): Promise<(conversation: BlockedIn) => readonly string[]> {
  const { db, secrets } = scope;
  const rows = await db.selectFrom('mute').select(['author_ref', 'thing']).where('muter', '=', scope.keyFor('mutes')).where('kind', '=', 'BLOCK').execute();
  return (conversation) => {
    const here = ['', mutedConversation(secrets, conversation)];
    return rows.filter(({ thing }) => here.includes(thing)).map(({ author_ref }) => author_ref);
  };
}

export const blockPlacesIn = (secrets: Pick<Secrets, 'reference'>, conversation: BlockedIn): readonly string[] => [
  '',
  blockPlaceOf(secrets, mutedConversation(secrets, conversation)),
];

export async function blockersAmong(
  db: Kysely<Tables>,
  scope: Pick<PseudonymScope, 'secrets'>,
  refs: readonly string[],
  { blocked, conversation }: { readonly blocked: string; readonly conversation: BlockedIn },
): Promise<readonly string[]> {
  const byHash = new Map(refs.map((ref) => [blockerOf(scope.secrets, ref), ref]));
  if (byHash.size === 0) return [];
  const rows = await db
    .selectFrom('block')
    .select('blocker')
    .where('author_ref', '=', blocked)
    .where('blocker', 'in', [...byHash.keys()])
    .where('place', 'in', blockPlacesIn(scope.secrets, conversation))
    .execute();
  return rows.flatMap(({ blocker }) => byHash.get(blocker) ?? []);
}

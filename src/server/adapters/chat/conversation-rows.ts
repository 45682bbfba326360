import { sql } from 'kysely';
import { mostConversations, mostUnread, tellsReading, type ChatPerson, type Conversation, type ConversationState } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import { Failure } from '#core/failure.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { personaFromRow } from '../personas/persona-row.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import { openedGroupName } from './sealed-group-name.ts';
import { isInChat, membersOf, membershipColumns, type BlockedIn, type ChatMemberRow, type ChatMembership } from './members.ts';
import { isSeen, messageColumns, messagesFromRows, type MessageRow } from './message-rows.ts';

/** Most requests listed, so that strangers cannot push conversations out. */
const mostRequestsShown = 30;

export interface ChatReader {
  readonly ref: string;
  readonly today: string;
  readonly blockedIn: (conversation: BlockedIn) => readonly string[];
}

/** Newest first, coarsened by day for past days, and unaffected by the number of requests. */
export async function membershipsOf(scope: PseudonymScope, ref: string): Promise<readonly ChatMembership[]> {
  const { rows } = await sql<ChatMembership>`select * from (select ${membershipColumns}, newest.posted_at,
      row_number() over (partition by me.state = 'asked' order by newest.posted_at desc nulls last, conversation.id) as place
    from chat_member as me join conversation on conversation.id = me.conversation_id
    left join chat_message as newest on newest.conversation_id = conversation.id and newest.seq = conversation.last_seq
    where me.persona_ref = ${ref} and ${isInChat}) as mine
    order by state = 'asked' and place > ${sql.lit(mostRequestsShown)}, posted_at desc nulls last, "conversationId" limit ${sql.lit(mostConversations)}`.execute(
    scope.db,
  );
  return rows;
}

interface Beside {
  readonly last: MessageRow | undefined;
  readonly unread: number;
}

/** Hides a group's history from members who were asked and have not answered. */
const seesFrom = ({ kind, state, fromSeq, lastSeq }: ChatMembership): number => (kind === 'group' && state === 'asked' ? lastSeq : fromSeq);

/** Leaves gaps in groups only, as direct messages after a block are withheld for good. */
const hiddenIn = (membership: ChatMembership, { blockedIn }: ChatReader): readonly string[] => (membership.kind === 'group' ? blockedIn(membership) : []);

export const readerIn = (membership: ChatMembership, reader: ChatReader) => ({
  today: reader.today,
  ref: reader.ref,
  from: seesFrom(membership),
  blocked: hiddenIn(membership, reader),
});

async function besideOf(scope: PseudonymScope, membership: ChatMembership, reader: ChatReader): Promise<Beside> {
  const seen = isSeen(membership.conversationId, readerIn(membership, reader));
  const { rows: last } = await sql<MessageRow>`select ${messageColumns} from chat_message as message where ${seen} order by message.seq desc limit 1`.execute(
    scope.db,
  );
  const { rows: unread } = await sqlOfOwn<{ readonly count: number }>`select count(*)::integer as count from (select 1 from chat_message as message
    where ${seen} and message.seq > ${membership.readSeq} and message.author_ref <> ${reader.ref} limit ${sql.lit(mostUnread)}) as unread`.execute(scope.db);
  return { last: last[0], unread: unread[0]?.count ?? 0 };
}

export async function conversationsFrom(scope: PseudonymScope, reader: ChatReader, memberships: readonly ChatMembership[]): Promise<readonly Conversation[]> {
  const members = await membersOf(
    scope.db,
    memberships.map(({ conversationId }) => conversationId),
  );
  const beside = await Promise.all(memberships.map((membership) => besideOf(scope, membership, reader)));
  const lasts = await messagesFromRows(
    scope,
    beside.flatMap(({ last }) => last ?? []),
    reader.ref,
  );
  const directs = memberships.flatMap(({ conversationId, kind }) => (kind === 'direct' ? [...(members.get(conversationId) ?? [])] : []));
  const people = await peopleFrom(scope, blockedAmong(memberships, reader), directs);
  return memberships.map((membership, at) => {
    const inIt = members.get(membership.conversationId) ?? [];
    const other = membership.kind === 'direct' ? inIt.find(({ persona_ref }) => persona_ref !== reader.ref) : undefined;
    const known = other && people.get(other.id);
    return {
      ...conversationFrom(scope, membership, lasts.find(({ conversationId }) => conversationId === membership.conversationId) ?? null),
      other: known ?? null,
      peopleCount: inIt.filter(({ state }) => state !== 'left').length,
      // Reading beside a blocked member moves nothing, so that nothing waits to be read.
      unread: known?.isBlocked ? 0 : (beside[at]?.unread ?? 0),
    };
  });
}

function conversationFrom(scope: PseudonymScope, membership: ChatMembership, lastMessage: ChatMessage | null) {
  const as = scope.profileTypeOf(chatterRef(scope));
  if (!as) throw new Failure('signed-out');
  return {
    conversationId: membership.conversationId,
    kind: membership.kind,
    name: openedGroupName(scope.secrets, membership.conversationId, membership.sealedName),
    as,
    me: membership.memberId,
    state: stateOf(membership),
    lastMessage,
    lastSeq: membership.lastSeq,
    readSeq: membership.readSeq,
    isMuted: membership.isMuted,
    disappearsAfterDays: membership.disappearsDays,
  };
}

const chatterRef = (scope: PseudonymScope): string | null => scope.personas[0] ?? null;

function stateOf({ state }: ChatMembership): ConversationState {
  if (state === 'declined' || state === 'left') throw new Failure('missing');
  return state;
}

type BlockedAmong = ReadonlyMap<string, readonly string[]>;

export const blockedAmong = (memberships: readonly ChatMembership[], { blockedIn }: ChatReader): BlockedAmong =>
  new Map(memberships.map((membership) => [membership.conversationId, blockedIn(membership)]));

/** Never reveals a decline. */
export async function peopleFrom(scope: PseudonymScope, blocked: BlockedAmong, rows: readonly ChatMemberRow[]): Promise<ReadonlyMap<string, ChatPerson>> {
  const personas = await personasByRef(
    scope.db,
    rows.map(({ persona_ref }) => persona_ref),
  );
  return new Map(
    rows.flatMap(({ id, conversation_id, persona_ref, state, read_seq }) => {
      const persona = personas.get(persona_ref);
      if (!persona) return [];
      const [author, isBlocked] = [personaFromRow(persona), blocked.get(conversation_id)?.includes(persona_ref) ?? false];
      const person = {
        personId: id,
        author,
        readSeq: tellsReading(author.profileType) && state === 'joined' && !isBlocked ? read_seq : null,
        hasJoined: state !== 'asked' && state !== 'declined',
        isBlocked,
      };
      return [[id, person]];
    }),
  );
}

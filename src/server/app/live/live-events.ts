import type { MonotonicClock } from '#core/clock.ts';
import type { Chats } from '#core/chat/chats.ts';
import type { ConversationKey } from '#core/chat/conversation.ts';
import { Failure } from '#core/failure.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { LiveNews } from './live-news.ts';
import { conversationIdOf, conversationIdsOf, isPayload, messageDraftOf, ownOf, seqOf, type Payload } from './live-payloads.ts';
import { leaveRoom, type LiveSocket, type RoomPlace } from './live-rooms.ts';
import { messageToSocket } from './socket-messages.ts';

export interface EventParts {
  readonly chatsFor: (context: RequestContext) => Chats;
  readonly news: LiveNews;
  readonly clock: MonotonicClock;
  /** Caller's places in these conversations, in one statement. */
  readonly placesIn: (context: RequestContext, conversationIds: readonly string[]) => Promise<ReadonlyMap<string, RoomPlace>>;
  /** Personas blocked by this one, or blocking it, in a conversation. */
  readonly hiddenFrom: (context: RequestContext, conversationId: string) => Promise<readonly string[]>;
}

type Answering = (socket: LiveSocket, payload: Payload, parts: EventParts) => Promise<object>;

const typingMs = 2_000;

const answering: ReadonlyMap<unknown, Answering> = new Map<string, Answering>([
  ['join', join],
  ['leave', leave],
  ['message:send', send],
  ['typing', typing],
  ['read', read],
]);

export async function answerEvent(event: unknown, payload: Payload, socket: LiveSocket, parts: EventParts): Promise<object> {
  const answer = answering.get(event);
  if (!answer) throw new Failure('missing', undefined, { code: 'ROUTE_UNKNOWN' });
  return answer(socket, payload, parts);
}

const keyOf = (socket: LiveSocket, conversationId: string): ConversationKey => ({ conversationId, as: socket.data.identity.as });

async function join(socket: LiveSocket, payload: Payload, { placesIn, news }: EventParts): Promise<object> {
  const conversationIds = conversationIdsOf(payload);
  if (conversationIds.length === 0) return { joined: [], refused: [] };
  const finding = placesIn(socket.data.identity.context, conversationIds);
  const joins = conversationIds.map(async (conversationId) => ({
    conversationId,
    lastSeq: await news.rooms.join(socket, conversationId, async () => (await finding).get(conversationId)),
  }));
  const answers = await Promise.all(joins);
  return {
    joined: answers.flatMap(({ conversationId, lastSeq }) => (lastSeq === undefined ? [] : [{ conversationId, lastSeq }])),
    refused: answers.flatMap(({ conversationId, lastSeq }) => (lastSeq === undefined ? [conversationId] : [])),
  };
}

async function leave(socket: LiveSocket, payload: Payload): Promise<object> {
  const isAll = ownOf(payload, 'conversationIds') === 'ALL';
  for (const conversationId of isAll ? [...socket.data.places.keys()] : conversationIdsOf(payload)) leaveRoom(socket, conversationId);
  return {};
}

async function send(socket: LiveSocket, payload: Payload, { chatsFor }: EventParts): Promise<object> {
  const [key, draft] = [keyOf(socket, conversationIdOf(payload)), messageDraftOf(payload)];
  return { message: messageToSocket(await chatsFor(socket.data.identity.context).send(key, draft)) };
}

async function read(socket: LiveSocket, payload: Payload, { chatsFor }: EventParts): Promise<object> {
  const [key, upTo] = [keyOf(socket, conversationIdOf(payload)), seqOf(payload)];
  await chatsFor(socket.data.identity.context).read(key, upTo);
  return {};
}

async function typing(socket: LiveSocket, payload: Payload, { placesIn, news, clock, hiddenFrom }: EventParts): Promise<object> {
  const conversationId = conversationIdOf(payload);
  const { identity, places } = socket.data;
  const place = places.get(conversationId);
  if (!place) throw new Failure('missing', undefined, { code: 'NOT_FOUND' });
  if (clock.elapsed() - place.typedAt < typingMs) return {};
  place.typedAt = clock.elapsed();
  const isJoined = place.isJoined || (await placesIn(identity.context, [conversationId])).get(conversationId)?.state === 'joined';
  // Before a request is answered, nobody sees that anyone types.
  if (!isJoined) return {};
  places.set(conversationId, { ...place, isJoined });
  news.pass({ kind: 'typing', conversationId, personId: place.me, ref: identity.ref, hiddenFrom: await hiddenFrom(identity.context, conversationId) });
  return {};
}

/** Reads name, payload and acknowledgement, and nothing else. */
export function readEvent(args: readonly unknown[]): { readonly payload: Payload | undefined; readonly acknowledge: (answer: object) => void } {
  const last = args.at(-1);
  const payloads = typeof last === 'function' ? args.slice(0, -1) : args;
  const [payload] = payloads;
  return {
    payload: payloads.length === 1 && isPayload(payload) ? payload : undefined,
    acknowledge: (answer) => void (typeof last === 'function' && last(answer)),
  };
}

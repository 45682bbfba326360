import type { Server, Socket } from 'socket.io';
import type { Conversation } from '#core/chat/conversation.ts';
import type { LiveIdentity } from './live-identities.ts';
import type { SentEvents } from './socket-messages.ts';

/** Events arrive by any name, and are read one by one. */
export type NoEvents = Readonly<Record<never, never>>;

/** What is known of a socket: its persona, and its place in each conversation whose room it is in. */
export interface LineData {
  identity: LiveIdentity;
  places: Map<string, LivePlace>;
}

/** The place of a persona in a conversation, as it was found when the room was joined. */
export interface LivePlace {
  readonly me: string;
  readonly isJoined: boolean;
  /** When their typing was last sent. */
  typedAt: number;
}

/** The place of a persona in a conversation, as the database has it. */
export type RoomPlace = Pick<Conversation, 'kind' | 'me' | 'state' | 'lastSeq'>;

export type LiveIo = Server<NoEvents, SentEvents, NoEvents, LineData>;
export type LiveSocket = Socket<NoEvents, SentEvents, NoEvents, LineData>;

export const roomOfConversation = (conversationId: string): string => `c:${conversationId}`;
export const roomOfPersona = (ref: string): string => `p:${ref}`;
export const roomOfSession = (sessionId: string): string => `s:${sessionId}`;

/** A join on its way: the sockets that wait for it, and the last message that was sent meanwhile. */
interface Asked {
  readonly sockets: Map<string, number>;
  seq: number;
}

/** The rooms of this process. A join is found out before it is made, and what happens meanwhile is not lost: a message is counted, and anyone who is taken out does not come in. */
export class LiveRooms {
  readonly #asked = new Map<string, Asked>();
  #io: LiveIo | undefined;

  open(io: LiveIo): void {
    this.#io = io;
  }

  close(): void {
    this.#io = undefined;
  }

  get io(): LiveIo | undefined {
    return this.#io;
  }

  /** Whether anyone here hears of a conversation, or is about to. */
  isHeard(conversationId: string): boolean {
    return this.#asked.has(conversationId) || (this.#io?.of('/').adapter.rooms.has(roomOfConversation(conversationId)) ?? false);
  }

  /** The conversations whose rooms someone here is in. */
  heard(): readonly string[] {
    return [...(this.#io?.of('/').adapter.rooms.keys() ?? [])].flatMap((room) => (room.startsWith('c:') ? [room.slice(2)] : []));
  }

  /** Notes a message that is being sent. */
  recorded(conversationId: string, seq: number): void {
    const asked = this.#asked.get(conversationId);
    if (asked) asked.seq = Math.max(asked.seq, seq);
  }

  /** Takes the sockets of a persona out of a room, and those out of its waiting room that are on their way into it. */
  left(conversationId: string, ref: string): void {
    const sockets = this.#io?.of('/').adapter.rooms.get(roomOfPersona(ref)) ?? [];
    for (const id of sockets) {
      this.#asked.get(conversationId)?.sockets.delete(id);
      const socket = this.#io?.of('/').sockets.get(id);
      if (socket) leaveRoom(socket, conversationId);
    }
  }

  /** Lets a socket into a room once `find` has found its conversation; answers the number of the last message, or nothing where it may not come in. */
  async join(socket: LiveSocket, conversationId: string, find: () => Promise<RoomPlace | undefined>): Promise<number | undefined> {
    const asked = this.#asked.get(conversationId) ?? { sockets: new Map<string, number>(), seq: 0 };
    this.#asked.set(conversationId, asked);
    asked.sockets.set(socket.id, (asked.sockets.get(socket.id) ?? 0) + 1);
    try {
      const found = await find();
      const isAwaited = asked.sockets.has(socket.id);
      if (!found || !isAwaited || !mayHear(found)) return undefined;
      void socket.join(roomOfConversation(conversationId));
      socket.data.places.set(conversationId, { me: found.me, isJoined: found.state === 'joined', typedAt: -Infinity });
      return Math.max(found.lastSeq, asked.seq);
    } finally {
      const left = (asked.sockets.get(socket.id) ?? 0) - 1;
      if (left > 0) asked.sockets.set(socket.id, left);
      else asked.sockets.delete(socket.id);
      if (asked.sockets.size === 0 && this.#asked.get(conversationId) === asked) this.#asked.delete(conversationId);
    }
  }
}

/** Who is asked to join a group hears nothing of it before they accept; of two, the first message is already theirs. */
const mayHear = ({ kind, state }: RoomPlace): boolean => kind === 'direct' || state !== 'asked';

/** Takes a socket out of a room. */
export function leaveRoom(socket: LiveSocket, conversationId: string): void {
  void socket.leave(roomOfConversation(conversationId));
  socket.data.places.delete(conversationId);
}

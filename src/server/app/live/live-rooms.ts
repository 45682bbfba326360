import type { Server, Socket } from 'socket.io';
import type { Conversation } from '#core/chat/conversation.ts';
import type { LiveIdentity } from './live-identities.ts';
import type { SentEvents } from './socket-messages.ts';

export type NoEvents = Readonly<Record<never, never>>;

export interface LineData {
  identity: LiveIdentity;
  places: Map<string, LivePlace>;
}

export interface LivePlace {
  readonly me: string;
  readonly isJoined: boolean;
  typedAt: number;
}

export type RoomPlace = Pick<Conversation, 'kind' | 'me' | 'state' | 'lastSeq'>;

export type LiveIo = Server<NoEvents, SentEvents, NoEvents, LineData>;
export type LiveSocket = Socket<NoEvents, SentEvents, NoEvents, LineData>;

export const roomOfConversation = (conversationId: string): string => `c:${conversationId}`;
export const roomOfPersona = (ref: string): string => `p:${ref}`;
export const roomOfSession = (sessionId: string): string => `s:${sessionId}`;

interface Asked {
  readonly sockets: Map<string, number>;
  seq: number;
}

/** Rooms of this process; messages and removals during a join take effect. */
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

  /** Includes pending joins. */
  isHeard(conversationId: string): boolean {
    return this.#asked.has(conversationId) || (this.#io?.of('/').adapter.rooms.has(roomOfConversation(conversationId)) ?? false);
  }

  heard(): readonly string[] {
    return [...(this.#io?.of('/').adapter.rooms.keys() ?? [])].flatMap((room) => (room.startsWith('c:') ? [room.slice(2)] : []));
  }

  /** Notes a message being sent, for pending joins. */
  recorded(conversationId: string, seq: number): void {
    const asked = this.#asked.get(conversationId);
    if (asked) asked.seq = Math.max(asked.seq, seq);
  }

  /** Removes a persona's sockets, even those still joining. */
  left(conversationId: string, ref: string): void {
    const sockets = this.#io?.of('/').adapter.rooms.get(roomOfPersona(ref)) ?? [];
    for (const id of sockets) {
      this.#asked.get(conversationId)?.sockets.delete(id);
      const socket = this.#io?.of('/').sockets.get(id);
      if (socket) leaveRoom(socket, conversationId);
    }
  }

  /** Joins a found conversation and returns its last message number; undefined if refused. */
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

/** Invited members hear a group only after accepting; direct messages arrive at once. */
const mayHear = ({ kind, state }: RoomPlace): boolean => kind === 'direct' || state !== 'asked';

export function leaveRoom(socket: LiveSocket, conversationId: string): void {
  void socket.leave(roomOfConversation(conversationId));
  socket.data.places.delete(conversationId);
}

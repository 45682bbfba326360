import type { ChatNews, ChatNewsItem } from '#core/chat/chat-news.ts';
import type { ChatBus, LiveItem } from '#server/adapters/chat/chat-bus.ts';
import { LiveRooms, roomOfConversation, roomOfPersona, roomOfSession, type LiveIo } from './live-rooms.ts';
import { messageToSocket } from './socket-messages.ts';

/** Passes news to local sockets and over the bus; works before sockets exist. */
export class LiveNews implements ChatNews {
  readonly rooms = new LiveRooms();
  readonly #bus: Pick<ChatBus, 'tell'> | undefined;

  constructor(bus?: Pick<ChatBus, 'tell'>) {
    this.#bus = bus;
  }

  tell(item: ChatNewsItem): void {
    this.pass(item);
  }

  pass(item: LiveItem): void {
    this.hear(item);
    this.#bus?.tell(item);
  }

  hear(item: LiveItem): void {
    const { io } = this.rooms;
    if (item.kind === 'left') this.rooms.left(item.conversationId, item.ref);
    else if (io) emit(io, this.rooms, item);
  }

  /** Makes listeners fetch news, as some from other processes may be lost. */
  missed(conversationId?: string): void {
    for (const missed of conversationId === undefined ? this.rooms.heard() : [conversationId])
      this.rooms.io?.to(roomOfConversation(missed)).emit('conversation', { conversationId: missed });
  }
}

function emit(io: LiveIo, rooms: LiveRooms, item: Exclude<LiveItem, { readonly kind: 'left' }>): void {
  switch (item.kind) {
    case 'message':
    case 'changed': {
      const { conversationId, seq } = item.message;
      rooms.recorded(conversationId, seq);
      io.to(roomOfConversation(conversationId)).except(item.hiddenFrom.map(roomOfPersona)).emit(item.kind, messageToSocket(item.message));
      return;
    }
    case 'read': {
      const { conversationId, personId, seq } = item;
      io.to(roomOfConversation(conversationId))
        .except((item.hiddenFrom ?? []).map(roomOfPersona))
        .emit('read', { conversationId, personId, seq });
      return;
    }
    case 'typing': {
      const { conversationId, personId } = item;
      const kept = [item.ref, ...item.hiddenFrom].map(roomOfPersona);
      io.to(roomOfConversation(conversationId)).except(kept).volatile.emit('typing', { conversationId, personId });
      return;
    }
    case 'conversation':
      if (item.refs.length > 0) io.to(item.refs.map(roomOfPersona)).emit('conversation', { conversationId: item.conversationId });
      return;
    case 'notification':
      if (item.refs.length > 0) io.to(item.refs.map(roomOfPersona)).emit('notification', {});
      return;
    case 'over': {
      const over = [...(item.sessionIds ?? []).map(roomOfSession), ...(item.refs ?? []).map(roomOfPersona)];
      if (over.length > 0) endLines(io, over);
    }
  }
}

/** Closes the sockets of rooms whose session is over. */
export function endLines(io: LiveIo, rooms: readonly string[]): void {
  io.to([...rooms]).emit('session-over', {});
  io.in([...rooms]).disconnectSockets(true);
}

import { ackTimeoutMs, lineTimings, type LineState, type LiveEvent, type LiveLine } from '#core/chat/live-line.ts';
import type { ConversationKey } from '#core/chat/conversation.ts';
import type { ChatMessage, MessageDraft } from '#core/chat/message.ts';
import type { Clock } from '#core/clock.ts';
import type { Connections } from '#core/device/connections.ts';
import type { Tabs } from '#core/device/tabs.ts';
import { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { JoinedRooms } from './joined-rooms.ts';
import { LineListeners } from './line-listeners.ts';
import { PersonaSocket, type LineNumbers, type PersonaSocketParts } from './persona-socket.ts';
import { messageIn } from './read-live.ts';

export interface SocketLineParts extends Pick<PersonaSocketParts, 'origin' | 'clock' | 'handshake' | 'extraHeaders'> {
  readonly clock: Clock;
  readonly connections: Pick<Connections, 'isOnline' | 'watch'>;
  readonly tabs: Pick<Tabs, 'watchReturn'>;
}

/** Persona with its socket, rooms and unsent read marks. */
interface OpenPersona {
  readonly socket: PersonaSocket;
  readonly rooms: JoinedRooms;
  readonly unsaid: Map<string, number>;
}

const usualNumbers: LineNumbers = { ...lineTimings, ackMs: ackTimeoutMs };

/** Separate socket for each persona, unlinked to the other. */
export class SocketLiveLine implements LiveLine {
  readonly #parts: SocketLineParts;
  readonly #numbers: LineNumbers;
  readonly #open = new Map<ProfileType, OpenPersona>();
  readonly #listeners = new LineListeners();
  #watching: readonly (() => void)[] = [];

  constructor(parts: SocketLineParts, numbers: Partial<LineNumbers> = {}) {
    this.#parts = parts;
    this.#numbers = { ...usualNumbers, ...numbers };
  }

  open(personas: readonly ProfileType[]): void {
    for (const [as, { socket }] of this.#open) if (!personas.includes(as) || socket.isOver) this.#shut(as);
    for (const as of personas) if (!this.#open.has(as)) this.#connect(as);
    if (this.#watching.length === 0) this.#watch();
    this.#change();
  }

  close(): void {
    this.#listeners.clear();
    for (const as of this.#open.keys()) this.#shut(as);
    for (const stop of this.#watching) stop();
    this.#watching = [];
  }

  arm(): void {
    for (const { socket } of this.#open.values()) socket.arm();
  }

  listen(heard: (event: LiveEvent) => void, changed: (state: LineState) => void): () => void {
    return this.#listeners.add(heard, changed);
  }

  /** Waits while connecting, and joins on return otherwise. */
  join(conversation: ConversationKey): Promise<number> {
    const persona = this.#personaOf(conversation);
    if (!persona) return Promise.reject(new Failure('offline'));
    return new Promise((resolve, reject) => {
      const { conversationId } = conversation;
      const cancel = this.#parts.clock.after(this.#numbers.ackMs, () => {
        persona.rooms.late(conversationId);
        reject(new Failure('offline'));
      });
      persona.rooms.join(conversationId).finally(cancel).then(resolve, reject);
    });
  }

  leave(conversation: ConversationKey | 'ALL'): void {
    if (conversation !== 'ALL') this.#personaOf(conversation)?.rooms.leave([conversation.conversationId]);
    else for (const { rooms } of this.#open.values()) rooms.leave(rooms.ids);
  }

  async send(conversation: ConversationKey, { clientMessageId, text, pictureId }: MessageDraft): Promise<ChatMessage> {
    const { conversationId } = conversation;
    const persona = this.#personaOf(conversation);
    if (!persona) throw new Failure('offline');
    const answer = await persona.socket.ask('message:send', { conversationId, clientMessageId, text, ...(pictureId ? { pictureId } : {}) });
    const message = messageIn(answer['message']);
    if (!message) throw new Failure('broken');
    return message;
  }

  typing(conversation: ConversationKey): void {
    this.#personaOf(conversation)?.socket.say('typing', { conversationId: conversation.conversationId });
  }

  /** Read marks made offline are sent on return. */
  read(conversation: ConversationKey, upTo: number): void {
    const persona = this.#personaOf(conversation);
    if (!persona) return;
    persona.unsaid.set(conversation.conversationId, Math.max(upTo, persona.unsaid.get(conversation.conversationId) ?? 0));
    sayRead(persona);
  }

  #personaOf({ as }: ConversationKey): OpenPersona | undefined {
    return as === undefined ? this.#open.values().next().value : this.#open.get(as);
  }

  #connect(as: ProfileType): void {
    const { origin, clock, handshake, extraHeaders } = this.#parts;
    const ears = {
      heard: (event: LiveEvent) => this.#hear(as, event),
      connected: () => this.#connected(as),
      changed: () => this.#change(),
    };
    const socket = new PersonaSocket({ origin, clock, handshake, extraHeaders, as, numbers: this.#numbers, ears });
    const rooms = new JoinedRooms({
      ask: (event, payload) => socket.ask(event, payload),
      isLive: () => socket.isLive,
      heard: (event) => this.#listeners.tell(event),
      clock,
    });
    this.#open.set(as, { socket, rooms, unsaid: new Map() });
    socket.arm();
  }

  #connected(as: ProfileType): void {
    const persona = this.#open.get(as);
    persona?.rooms.connected();
    if (persona) sayRead(persona);
  }

  #shut(as: ProfileType): void {
    const persona = this.#open.get(as);
    this.#open.delete(as);
    persona?.rooms.forget();
    persona?.socket.close();
  }

  /** Arms the line when the network or the member returns (D-17). */
  #watch(): void {
    const revive = (): void => {
      for (const { socket } of this.#open.values()) socket.revive();
    };
    const { connections, tabs } = this.#parts;
    this.#watching = [connections.watch(() => connections.isOnline() && revive()), tabs.watchReturn(revive)];
  }

  #hear(as: ProfileType, event: LiveEvent): void {
    if (event.kind === 'message') this.#open.get(as)?.rooms.delivered(event.message.conversationId, event.message.seq);
    this.#listeners.tell(event);
  }

  #change(): void {
    const sockets = [...this.#open.values()].map(({ socket }) => socket);
    const isLive = sockets.length > 0 && sockets.every((socket) => socket.isLive);
    const tries = Math.max(0, ...sockets.map((socket) => socket.tries));
    const error = isLive ? undefined : sockets.find((socket) => socket.error !== undefined)?.error;
    this.#listeners.change({ isLive, tries, error });
  }
}

/** Sends read marks, again on the next connection if unanswered. */
function sayRead({ socket, unsaid }: OpenPersona): void {
  if (!socket.isLive) return;
  for (const [conversationId, upTo] of unsaid) {
    const said = (): void => void (unsaid.get(conversationId) === upTo && unsaid.delete(conversationId));
    // A refusal is an answer, too.
    socket.ask('read', { conversationId, upTo }).then(said, (error: unknown) => Failure.from(error).kind === 'offline' || said());
  }
}

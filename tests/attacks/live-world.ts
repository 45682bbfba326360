import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io as connect, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { ChatNews } from '#core/chat/chat-news.ts';
import type { Chats } from '#core/chat/chats.ts';
import type { ConversationState, OpenConversation } from '#core/chat/conversation.ts';
import type { ChatMessage, MessageDraft } from '#core/chat/message.ts';
import { Failure } from '#core/failure.ts';
import { baseOf, parametersOf, signatureHeaders } from '#core/persona-keys/message-signature.ts';
import type { Author } from '#core/personas/author.ts';
import type { Member } from '#core/sessions/session.ts';
import type { Caller, RequestContext } from '#core/sessions/request-context.ts';
import { Origin } from '#server/app/http/origin.ts';
import { LiveNews } from '#server/app/live/live-news.ts';
import { attachLive, type LiveParts, type LiveServer } from '#server/app/live/live-server.ts';
import type { OpenSockets } from '#server/app/live/recheck-lines.ts';
import { openLog } from '#server/app/process/log.ts';
import { isAnswer, keepsSocketContract } from '#tests/contract/socket-contract.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

interface Person {
  readonly personId: string;
  readonly author: Author;
  state: ConversationState;
}

interface Kept {
  readonly kind: 'direct' | 'group';
  readonly people: Map<string, Person>;
  readonly messages: ChatMessage[];
}

/** Member by session, or a made-up name by its key. */
export interface Account {
  readonly ref: string;
  readonly name: string;
  /** Handshake headers and payload, new each time. */
  readonly headers: Readonly<Record<string, string>>;
  readonly auth: () => object;
}

export type Dialling = Partial<ManagerOptions & SocketOptions>;

const anId = (): string => randomBytes(10).toString('hex').slice(0, 16);

/** HTTP server with the live line, in-memory conversations, real sockets and a movable clock. */
export class LiveFixture {
  readonly clock = new FakeClock();
  readonly #kept = new Map<string, Kept>();
  readonly #callers = new Map<string, Caller>();
  readonly #keys = new Set<string>();
  readonly #spent = new Set<string>();
  readonly banned = new Set<string>();
  readonly blocks = new Map<string, Set<string>>();
  readonly #failing = { isOffline: false };
  /** Sessions and keys that are no longer valid. */
  readonly fallen = new Set<string>();
  readonly reads: { readonly ref: string; readonly upTo: number }[] = [];
  isReady = true;
  isLeaving = false;
  /** Delays sending until resolved. */
  stored: Promise<void> | undefined;
  readonly joinsWaiting = new Map<string, Promise<void>>();
  news = new LiveNews();
  server: Server | undefined;
  #live: LiveServer | undefined;
  #port = 0;

  static async open(): Promise<LiveFixture> {
    const world = new LiveFixture();
    await world.start();
    onTestFinished(() => world.stop());
    return world;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Opens the server, on its earlier port. */
  async start(extra: Partial<LiveParts> = {}): Promise<void> {
    const server = createServer((request, response) => response.end(`${request.method} ${request.url}`));
    this.server = server;
    this.news = new LiveNews();
    this.#live = attachLive({ ...this.#parts(server), ...extra });
    keepsSocketContract(this.news);
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#live?.close();
    this.clock.advance(1_000);
    const server = this.server;
    this.server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  #parts(server: Server): LiveParts {
    return {
      server,
      origin: new Origin(undefined, { trustsProxy: false, withSubdomains: true }),
      settings: { trustProxy: [] },
      clock: this.clock,
      log: openLog('silent', { write: () => undefined }),
      isReady: () => this.isReady,
      readiness: Object.defineProperty({ isLeaving: false }, 'isLeaving', { get: () => this.isLeaving }),
      callers: { holding: async (token) => this.#callers.get(token), isBanned: async (userId) => this.banned.has(userId) },
      signers: {
        knows: async (ref) => this.#keys.has(ref),
        isBanned: async (ref) => this.banned.has(ref),
        spend: async (_ref, nonce) => !this.#spent.has(nonce) && Boolean(this.#spent.add(nonce)),
      },
      chatsFor: (context) => this.chatsOf(refOf(context), this.news),
      refOf,
      news: this.news,
      placesIn: async (context, conversationIds) => this.#placesIn(refOf(context), conversationIds),
      hiddenFrom: async ({ caller, persona }) => this.#hiddenFrom(persona ?? `ref-${caller?.member.userId}`),
      stillGood: async ({ sessionIds, personas }: OpenSockets) => ({
        sessionIds: sessionIds.filter((id) => !this.fallen.has(id)),
        personas: personas.filter((id) => !this.fallen.has(id)),
      }),
    };
  }

  aMember(facts: Partial<Member> = {}): Account & { readonly sessionId: string } {
    const [token, sessionId, userId] = [anId(), anId(), anId()];
    const member: Member = {
      userId,
      displayName: 'Sita',
      loginSource: 'google',
      isReader: true,
      isWriter: true,
      naukriUser: false,
      role: 'member',
      isDeactivated: false,
      signedInAt: 0,
      ...facts,
    };
    this.#callers.set(token, { sessionId, member, madeOn: '2026-01-01', expiresAt: this.clock.now() + 900_000 });
    return { ref: `ref-${userId}`, name: 'Product Manager', sessionId, headers: { origin: this.origin, cookie: `AT=${token}` }, auth: () => ({}) };
  }

  aName(name = 'Steady Marigold'): Account & { readonly sign: (text: string) => string } {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const ref = publicKey.export({ format: 'jwk' }).x ?? '';
    this.#keys.add(ref);
    const signed = (text: string): string => sign(undefined, Buffer.from(text), privateKey).toString('base64');
    return { ref, name, headers: { origin: this.origin, cookie: 'AT=of-somebody' }, sign: signed, auth: () => this.signature({ ref, sign: signed }) };
  }

  signature({ ref, sign: signed }: { readonly ref: string; readonly sign: (text: string) => string }, path = '/ws/', offMs = 0): object {
    const message = { method: 'GET', path, query: '?', contentDigest: undefined };
    const created = Math.floor((this.clock.now() + offMs) / 1_000);
    const parameters = parametersOf(message, { created, nonce: randomBytes(16).toString('base64url'), publicKey: ref });
    const headers = signatureHeaders(parameters, signed(baseOf(message, parameters)));
    return { signatureInput: headers['signature-input'], signature: headers.signature };
  }

  aConversation(people: readonly Account[], kind: 'direct' | 'group' = 'direct'): string {
    const conversationId = anId();
    const entries = people.map(({ ref, name }): [string, Person] => [ref, { personId: anId(), author: authorOf(name), state: 'joined' }]);
    this.#kept.set(conversationId, { kind, people: new Map(entries), messages: [] });
    return conversationId;
  }

  stateOf(conversationId: string, { ref }: Account, state: ConversationState): void {
    const person = this.#kept.get(conversationId)?.people.get(ref);
    if (person) person.state = state;
  }

  personIdOf(conversationId: string, { ref }: Account): string {
    return this.#kept.get(conversationId)?.people.get(ref)?.personId ?? '';
  }

  /** Removes a person from a conversation, and announces it. */
  takeOut(conversationId: string, { ref }: Account): void {
    this.#kept.get(conversationId)?.people.delete(ref);
    this.news.tell({ kind: 'left', conversationId, ref });
  }

  goOffline(isOffline: boolean): void {
    this.#failing.isOffline = isOffline;
  }

  /** Sends a message by another way than the socket. */
  say(conversationId: string, { ref }: Account, text: string, news: ChatNews = this.news): Promise<ChatMessage> {
    return this.chatsOf(ref, news).send({ conversationId }, { clientMessageId: randomUUID(), text });
  }

  messagesOf(conversationId: string): readonly ChatMessage[] {
    return this.#kept.get(conversationId)?.messages ?? [];
  }

  /** Number of conversations in each request for places. */
  readonly placesAsked: number[] = [];

  async #placesIn(ref: string, conversationIds: readonly string[]): Promise<Awaited<ReturnType<LiveParts['placesIn']>>> {
    this.placesAsked.push(conversationIds.length);
    const chats = this.chatsOf(ref, this.news);
    const found = conversationIds.map(async (conversationId) => {
      try {
        return [[conversationId, await chats.at({ conversationId })] as const];
      } catch (error) {
        if (Failure.from(error).kind === 'missing') return [];
        throw error;
      }
    });
    return new Map((await Promise.all(found)).flat());
  }

  /** Port stub for one persona, covering only what sockets ask. */
  chatsOf(ref: string, news: ChatNews): Chats {
    const found = (conversationId: string): { readonly kept: Kept; readonly me: Person } => {
      if (this.#failing.isOffline) throw new Failure('offline');
      const kept = this.#kept.get(conversationId);
      const me = kept?.people.get(ref);
      if (!kept || !me) throw new Failure('missing');
      return { kept, me };
    };
    const stub: Pick<Chats, 'at' | 'send' | 'read'> = {
      at: async ({ conversationId }) => {
        const { kept, me } = found(conversationId);
        const conversation = openOf(conversationId, kept, me);
        await this.joinsWaiting.get(conversationId);
        return conversation;
      },
      send: async ({ conversationId }, draft) => {
        const { kept, me } = found(conversationId);
        await this.stored;
        const known = kept.messages.find(({ clientMessageId }) => clientMessageId === draft.clientMessageId);
        if (known) return known;
        const message = messageOf(conversationId, kept.messages.length + 1, me, draft);
        kept.messages.push(message);
        news.tell({ kind: 'message', message, hiddenFrom: this.#hiddenFrom(ref) });
        return message;
      },
      read: async ({ conversationId }, upTo) => {
        const { me } = found(conversationId);
        this.reads.push({ ref, upTo });
        news.tell({ kind: 'read', conversationId, personId: me.personId, seq: upTo });
      },
    };
    return stub as Chats;
  }

  #hiddenFrom(ref: string): readonly string[] {
    return [...this.blocks].flatMap(([blocker, blocked]) => (blocked.has(ref) ? [blocker] : []));
  }

  /** Client that dials once, with no retry. */
  dial({ headers, auth }: Pick<Account, 'headers' | 'auth'>, dialling: Dialling = {}): Socket {
    const { uri, ...options } = { uri: this.origin, ...dialling } as Dialling & { readonly uri: string };
    const socket = connect(uri, {
      path: '/ws/',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { ...headers },
      auth: (say) => say(auth()),
      ...options,
    });
    onTestFinished(() => void socket.disconnect());
    return socket;
  }

  async connected(account: Account, dialling: Dialling = {}): Promise<LiveClient> {
    const socket = this.dial(account, dialling);
    const client = new LiveClient(socket);
    await reached(socket);
    return client;
  }
}

/** Test client that records what it hears. */
export class LiveClient {
  readonly socket: Socket;
  readonly heard: { readonly name: string; readonly value: unknown }[] = [];
  #woken: () => void = () => undefined;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((name: string, value: unknown) => {
      this.heard.push({ name, value });
      this.#woken();
    });
  }

  async ask(event: string, ...payload: readonly unknown[]): Promise<Record<string, unknown>> {
    const answer: unknown = await this.socket.emitWithAck(event, ...payload);
    if (!isAnswer(event, answer)) throw new Error(`The contract knows no such answer to ${event}: ${JSON.stringify(answer)}`);
    return answer as Record<string, unknown>;
  }

  join(...conversationIds: readonly string[]): Promise<Record<string, unknown>> {
    return this.ask('join', { conversationIds });
  }

  send(conversationId: string, text: string, extra: object = {}): Promise<Record<string, unknown>> {
    return this.ask('message:send', { conversationId, clientMessageId: randomUUID(), text, ...extra });
  }

  async until(name: string, many = 1): Promise<readonly unknown[]> {
    while (this.of(name).length < many) await new Promise<void>((resolve) => (this.#woken = resolve));
    return this.of(name);
  }

  of(name: string): readonly unknown[] {
    return this.heard.filter((each) => each.name === name).map(({ value }) => value);
  }

  /** Resolves with the reason once closed. */
  closed(): Promise<string> {
    return this.socket.connected ? new Promise((resolve) => this.socket.once('disconnect', resolve)) : Promise.resolve('closed');
  }
}

/** Resolves once connected. Rejects with the refusal. */
const reached = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

export const refusalOf = (socket: Socket): Promise<string | undefined> =>
  reached(socket).then(
    () => undefined,
    (error: Error) => error.message,
  );

const refOf = ({ caller, persona }: RequestContext): string => persona ?? `ref-${caller?.member.userId}`;

const authorOf = (name: string): Author => ({ profileType: 'ANONYMOUS', name, avatar: { picture: 17, colour: 'sky' }, isVerified: false });

const messageOf = (conversationId: string, seq: number, { personId, author }: Person, { clientMessageId, text, pictureId }: MessageDraft): ChatMessage => ({
  messageId: anId(),
  conversationId,
  seq,
  clientMessageId,
  personId,
  author,
  status: 'LIVE',
  text,
  picture: pictureId ? { pictureId, width: 1_280, height: 720 } : null,
  sentOn: '2026-11-20',
  sentAt: '2026-11-20T09:40:00.000Z',
});

const openOf = (conversationId: string, { kind, people, messages }: Kept, { personId, state }: Person): OpenConversation => ({
  conversationId,
  kind,
  name: kind === 'group' ? 'Offer swap' : null,
  as: 'ANONYMOUS',
  me: personId,
  state,
  other: null,
  peopleCount: people.size,
  lastMessage: messages.at(-1) ?? null,
  lastSeq: messages.length,
  readSeq: 0,
  unread: 0,
  isMuted: false,
  disappearsAfterDays: null,
  people: [],
});

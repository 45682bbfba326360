import { randomUUID } from 'node:crypto';
import { when } from 'mobx';
import { routes } from '#contract/generated/chat.ts';
import type { Chats } from '#core/chat/chats.ts';
import type { LiveLine } from '#core/chat/live-line.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import type { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { httpChats } from '#web/adapters/chat/http-chats.ts';
import { keyHandshakes } from '#web/adapters/chat/key-handshakes.ts';
import type { LineNumbers } from '#web/adapters/chat/persona-socket.ts';
import { SocketLiveLine } from '#web/adapters/chat/socket-live-line.ts';
import { Http } from '#web/adapters/http/http.ts';
import { signing } from '#web/adapters/persona-keys/signing.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { OutboxStore } from '#web/stores/chat/outbox-store.ts';
import type { Recorded } from './chat-history.ts';
import { FaultProxy } from './fault-proxy.ts';

/** Chatter: a member by session cookie, or a made-up name by key. */
export type Chatter = { readonly name: string; readonly address: string } & ({ readonly cookie: string } | { readonly keys: FakePersonaKeys });

export interface ClientParts {
  readonly chatter: Chatter;
  readonly conversationId: string;
  readonly port: number;
  readonly numbers?: Partial<LineNumbers>;
  /** Retry delays of failed requests, by default the product's. */
  readonly retryDelaysMs?: readonly number[];
}

const clock = new SystemClock();
const usualRetryDelaysMs = [300, 1_200];

export const personaOf = (chatter: Chatter): ProfileType => ('cookie' in chatter ? 'DESIGNATION' : 'ANONYMOUS');

/** Headers of the chatter's browser, as a front proxy passes them on. */
const headersOf = (chatter: Chatter): Readonly<Record<string, string>> => ({
  'x-forwarded-for': chatter.address,
  'user-agent': '',
  ...('cookie' in chatter && { cookie: chatter.cookie }),
});

export function lineOf(chatter: Chatter, origin: string, numbers: Partial<LineNumbers> = {}) {
  const [connections, tabs] = [new FakeConnections(), new FakeTabs()];
  const byKey = 'keys' in chatter ? keyHandshakes(chatter.keys, clock) : undefined;
  const handshake = async (_as: ProfileType, serverNow?: number): Promise<object> => (byKey ? byKey(serverNow) : {});
  const line = new SocketLiveLine({ origin, clock, connections, tabs, handshake, extraHeaders: { origin, ...headersOf(chatter) } }, numbers);
  return { line, connections, tabs };
}

export function chatsOf(chatter: Chatter, origin: string, retryDelaysMs: readonly number[] = usualRetryDelaysMs): Chats {
  const own = { ...headersOf(chatter), 'sec-fetch-site': 'same-origin' };
  const asBrowsersDo: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of Object.entries(own)) request.headers.set(name, value);
    return fetch(request);
  };
  const http = new Http({ origin, identity: { appid: '999', systemid: 'AB_WEB' }, retryDelaysMs, clock, fetch: asBrowsersDo });
  return httpChats('keys' in chatter ? http.under(signing(chatter.keys, clock), routes) : http.service(routes));
}

/** Headless browser: the product's line, stores and adapters behind its own proxy. */
export class ChatClient {
  readonly name: string;
  readonly proxy: FaultProxy;
  readonly connections: FakeConnections;
  readonly tabs: FakeTabs;
  readonly chat: ChatStore;
  readonly conversation: ConversationStore;
  readonly outbox: OutboxStore;
  readonly written: string[] = [];
  readonly #line: LiveLine;
  readonly #stop: () => void;

  private constructor(proxy: FaultProxy, origin: string, parts: ClientParts, { session }: Awaited<ReturnType<typeof aSignedInMember>>) {
    const { chatter } = parts;
    const profileType = personaOf(chatter);
    const { line, connections, tabs } = lineOf(chatter, origin, parts.numbers);
    const chats = chatsOf(chatter, origin, parts.retryDelaysMs);
    const persona = { profileType, userName: chatter.name, bio: null, avatarUri: null };
    const personas = { available: async () => ({ personas: [persona], selected: profileType }), select: async () => undefined };
    const make = (): string => this.written[this.written.push(randomUUID()) - 1] ?? '';
    this.#line = line;
    this.name = chatter.name;
    this.proxy = proxy;
    this.connections = connections;
    this.tabs = tabs;
    this.outbox = new OutboxStore(chats, line, new FakeUserStorage(), clock);
    this.chat = new ChatStore(chats, line, this.outbox, personas, session, { ask: () => undefined, isOpen: false, askedAt: undefined });
    this.conversation = new ConversationStore(chats, line, this.chat, this.outbox, { make }, clock);
    this.chat.need.want();
    this.#stop = this.chat.follow();
  }

  /** Client that is live and in the conversation's room. */
  static async open(parts: ClientParts): Promise<ChatClient> {
    const proxy = new FaultProxy(parts.port);
    const client = new ChatClient(proxy, await proxy.open(), parts, await aSignedInMember());
    const key = { conversationId: parts.conversationId, as: personaOf(parts.chatter) };
    await client.conversation.show(key);
    await client.live();
    await client.#line.join(key);
    return client;
  }

  get isLive(): boolean {
    return this.chat.line.isLive;
  }

  get acknowledged(): readonly string[] {
    const waiting = new Set(this.outbox.pending.map(({ clientMessageId }) => clientMessageId));
    return this.written.filter((id) => !waiting.has(id));
  }

  get timeline(): readonly Recorded[] {
    return this.conversation.messages;
  }

  write(text: string): void {
    this.conversation.send(text);
  }

  /** Writes messages, each as soon as few enough wait. */
  async writeMany(count: number, wrote: () => void = () => undefined): Promise<void> {
    for (let nth = 1; nth <= count; nth++) {
      this.write(`${this.name} says ${nth}`);
      await when(() => this.outbox.pending.length < mostWaiting);
      wrote();
    }
    await when(() => this.outbox.pending.length === 0);
  }

  live(): Promise<void> {
    return when(() => this.isLive);
  }

  away(): Promise<void> {
    return when(() => !this.isLive);
  }

  /** Resolves once everything up to a number has arrived. */
  has(seq: number): Promise<void> {
    return when(() => (this.conversation.timeline?.upTo ?? 0) >= seq);
  }

  close(): void {
    this.conversation.close();
    this.#stop();
    this.proxy.close();
  }
}

/** Most messages written ahead of the line. */
const mostWaiting = 8;

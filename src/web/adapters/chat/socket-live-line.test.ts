import { describe, expect, it, onTestFinished } from 'vitest';
import type { LineState, LiveEvent } from '#core/chat/live-line.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { LiveFixture, type Account } from '#tests/attacks/live-world.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { settled } from '#tests/settled.ts';
import { SocketLiveLine } from './socket-live-line.ts';
import { messageIn } from './read-live.ts';

const quick = { attempts: 5, delayMs: 1, timeoutMs: 2_000, armAgainMs: 3_000, ackMs: 2_000 };

class Listened {
  readonly connections = new FakeConnections();
  readonly tabs = new FakeTabs();
  readonly events: LiveEvent[] = [];
  readonly states: LineState[] = [];
  readonly line: SocketLiveLine;
  handshakes = 0;
  #woken: () => void = () => undefined;

  constructor(backend: LiveFixture, accounts: Partial<Record<ProfileType, Account>>, numbers = quick) {
    const extraHeaders = { origin: backend.origin, ...accounts.ANONYMOUS?.headers, ...accounts.DESIGNATION?.headers };
    const handshake = async (as: ProfileType): Promise<object> => {
      this.handshakes++;
      const account = accounts[as];
      if (!account) throw new Error('no key');
      return account.auth();
    };
    this.line = new SocketLiveLine(
      { origin: backend.origin, clock: backend.clock, connections: this.connections, tabs: this.tabs, handshake, extraHeaders },
      numbers,
    );
    this.line.listen(
      (event) => {
        this.events.push(event);
        this.#woken();
      },
      (state) => {
        this.states.push(state);
        this.#woken();
      },
    );
    onTestFinished(() => this.line.close());
  }

  get state(): LineState | undefined {
    return this.states.at(-1);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => (this.#woken = resolve));
  }

  live(): Promise<void> {
    return this.until(() => this.state?.isLive === true);
  }

  gaveUp(): Promise<void> {
    return this.until(() => this.state?.isLive === false && this.state.tries === 0 && this.state.error !== undefined);
  }

  messages(): readonly ChatMessage[] {
    return this.events.flatMap((event) => (event.kind === 'message' ? [event.message] : []));
  }
}

async function aTalk() {
  const backend = await LiveFixture.open();
  const [member, name] = [backend.aMember(), backend.aName()];
  const conversationId = backend.aConversation([member, name]);
  return { backend, member, name, conversationId, listened: new Listened(backend, { DESIGNATION: member }) };
}

describe('the line of a browser', () => {
  it('connects each persona by its own websocket at /ws/, and is live with both (R-182)', async () => {
    const { backend, member, name } = await aTalk();
    const listened = new Listened(backend, { DESIGNATION: member, ANONYMOUS: name });
    listened.line.open(['ANONYMOUS', 'DESIGNATION']);
    await listened.live();
    const sockets = [...(backend.news.rooms.io?.of('/').sockets.values() ?? [])];
    expect(sockets.map(({ data }) => data.identity.as).sort()).toEqual(['ANONYMOUS', 'DESIGNATION']);
    expect(sockets.map(({ conn }) => conn.transport.name)).toEqual(['websocket', 'websocket']);
    expect(listened.state).toEqual({ isLive: true, tries: 0, error: undefined });
  });

  it('joins each room once, several in one event, and leaves all (R-184)', async () => {
    const { backend, member, name, listened, conversationId } = await aTalk();
    const another = backend.aConversation([member, name]);
    await backend.say(conversationId, name, 'One');
    const asked: unknown[] = [];
    backend.news.rooms.io?.on('connection', (socket) => socket.onAny((event: string, payload: unknown) => asked.push([event, payload])));
    listened.line.open(['DESIGNATION']);
    const joins = [conversationId, another, conversationId].map((id) => listened.line.join({ conversationId: id, as: 'DESIGNATION' }));
    expect(await Promise.all(joins)).toEqual([1, 0, 1]);
    expect(await listened.line.join({ conversationId })).toBe(1);
    expect(asked).toEqual([['join', { conversationIds: [conversationId, another] }]]);
    listened.line.leave('ALL');
    listened.line.typing({ conversationId });
    await expect(listened.line.join({ conversationId: 'x8d1f0c2m7c1t8zb' })).rejects.toMatchObject({ kind: 'missing' });
    expect(asked[1]).toEqual(['leave', { conversationIds: [conversationId, another] }]);
    expect(backend.news.rooms.heard()).toEqual([]);
  });

  it('rejoins a room the server found too late, and reports news when nobody waits (R-184)', async () => {
    const { backend, name, listened, conversationId } = await aTalk();
    await backend.say(conversationId, name, 'One');
    const draft = { clientMessageId: crypto.randomUUID(), text: 'Hello' };
    /** Resolves after earlier refusals, since events are answered in turn. */
    const refused = async (): Promise<void> => {
      await settled();
      await expect(listened.line.send({ conversationId }, draft)).rejects.toMatchObject({ kind: 'offline' });
    };
    listened.line.open(['DESIGNATION']);
    await listened.live();
    backend.goOffline(true);
    const joining = Promise.allSettled([listened.line.join({ conversationId })]);
    await refused();
    backend.clock.advance(1_500);
    await refused();
    expect(backend.placesAsked).toEqual([1, 1]);
    backend.clock.advance(500);
    expect(await joining).toMatchObject([{ reason: { kind: 'offline' } }]);
    backend.goOffline(false);
    backend.clock.advance(3_000);
    await listened.until(() => listened.events.length > 0);
    expect(listened.events).toEqual([{ kind: 'conversation', conversationId }]);
    expect(await listened.line.join({ conversationId })).toBe(1);
    await backend.say(conversationId, name, 'Two');
    await listened.until(() => listened.messages().length === 1);
    expect([listened.handshakes, backend.placesAsked]).toEqual([1, [1, 1, 1]]);
  });

  it('brings messages, other states of them, reading and typing, and drops what is malformed', async () => {
    const { backend, member, name, listened, conversationId } = await aTalk();
    listened.line.open(['DESIGNATION']);
    await listened.line.join({ conversationId });
    const message = await backend.say(conversationId, name, 'Hello');
    const [socket] = [...(backend.news.rooms.io?.of('/').sockets.values() ?? [])];
    for (const said of ['["message",{"seq":"one"}]', '["message"]', '["nonsense",{}]', '["read",{"seq":1}]']) socket?.conn.write(`2${said}`);
    backend.news.tell({ kind: 'changed', message: { ...message, status: 'DELETED', text: '' }, hiddenFrom: [] });
    backend.news.tell({ kind: 'read', conversationId, personId: backend.personIdOf(conversationId, name), seq: 1 });
    backend.news.tell({ kind: 'conversation', conversationId, refs: [member.ref] });
    backend.news.tell({ kind: 'notification', refs: [member.ref] });
    await listened.until(() => listened.events.at(-1)?.kind === 'notification');
    expect(listened.events.map(({ kind }) => kind)).toEqual(['message', 'changed', 'read', 'conversation', 'notification']);
    expect(listened.messages()).toEqual([message]);
  });

  it('sends and answers; a refusal fails with its code, and no line means offline', async () => {
    const { backend, listened, conversationId } = await aTalk();
    const draft = { clientMessageId: crypto.randomUUID(), text: 'Hello' };
    await expect(listened.line.send({ conversationId }, draft)).rejects.toMatchObject({ kind: 'offline' });
    listened.line.open(['DESIGNATION']);
    await listened.live();
    const sent = await listened.line.send({ conversationId }, draft);
    expect(sent).toMatchObject({ seq: 1, text: 'Hello', author: { avatar: { picture: 17, colour: 'sky' } } });
    expect(await listened.line.send({ conversationId }, draft)).toEqual(sent);
    await expect(listened.line.send({ conversationId: 'x8d1f0c2m7c1t8zb' }, draft)).rejects.toMatchObject({ kind: 'missing', code: 'NOT_FOUND' });
    backend.stored = new Promise(() => undefined);
    const lost = Promise.allSettled([listened.line.send({ conversationId }, { ...draft, clientMessageId: crypto.randomUUID() })]);
    await backend.stop();
    expect(await lost).toMatchObject([{ reason: { kind: 'offline' } }]);
  });

  it('explains stopping after five attempts; network, tab, member or time revive it (R-185, B-26, D-17)', async () => {
    const { backend, name, listened, conversationId } = await aTalk();
    listened.line.open(['DESIGNATION']);
    await listened.line.join({ conversationId });
    const wakings: readonly (() => void)[] = [
      () => listened.connections.goOnline(),
      () => listened.tabs.comeBack(),
      () => listened.line.arm(),
      () => backend.clock.advance(4_500),
    ];
    let written = 0;
    for (const wake of wakings) {
      const known = listened.states.length;
      await backend.stop();
      await listened.until(() => listened.states.length > known && listened.state?.isLive === false);
      await listened.gaveUp();
      expect(listened.state).toEqual({ isLive: false, tries: 0, error: 'websocket error' });
      expect(Math.max(...listened.states.slice(known).map(({ tries }) => tries))).toBe(5);
      await backend.start();
      const events = listened.events.length;
      await backend.say(conversationId, name, `Meanwhile ${++written}`);
      wake();
      await listened.live();
      // Its room is joined again, and what was sent meanwhile is to be asked for (B-24).
      await listened.until(() => listened.events.length > events);
      expect(listened.events.slice(events)).toEqual([{ kind: 'conversation', conversationId }]);
      await backend.say(conversationId, name, `Again ${++written}`);
      await listened.until(() => listened.messages().at(-1)?.seq === written);
    }
  });

  it('comes back by itself when the server does, and tells nothing twice', async () => {
    const { backend, name, listened, conversationId } = await aTalk();
    listened.line.open(['DESIGNATION']);
    await listened.line.join({ conversationId });
    await backend.say(conversationId, name, 'One');
    await listened.until(() => listened.messages().length === 1);
    await backend.stop();
    await listened.gaveUp();
    await backend.start();
    backend.clock.advance(4_500);
    await listened.live();
    expect(await listened.line.join({ conversationId })).toBe(1);
    await backend.say(conversationId, name, 'Two');
    await listened.until(() => listened.messages().length === 2);
    expect(listened.messages().map(({ seq }) => seq)).toEqual([1, 2]);
    expect(listened.events.filter(({ kind }) => kind === 'conversation')).toEqual([]);
  });

  it('shows a refusal’s code, and “Failed to connect” where no word exists (R-185)', async () => {
    const { backend, listened } = await aTalk();
    const nobody = new Listened(backend, {});
    nobody.line.open(['ANONYMOUS']);
    await nobody.gaveUp();
    expect(nobody.state?.error).toBe('Failed to connect');
    const banned = backend.aName('Loud Palash');
    backend.banned.add(banned.ref);
    const refused = new Listened(backend, { ANONYMOUS: banned });
    refused.line.open(['ANONYMOUS']);
    await refused.gaveUp();
    expect(refused.state?.error).toBe('BANNED');
    // It asks again, more and more seldom, and as soon as the member does something.
    backend.banned.delete(banned.ref);
    refused.line.arm();
    await refused.live();
    expect(listened.handshakes).toBe(0);
  });

  it('signs each handshake again', async () => {
    const { backend, name } = await aTalk();
    const listened = new Listened(backend, { ANONYMOUS: name });
    listened.line.open(['ANONYMOUS']);
    await listened.live();
    backend.news.rooms.io?.disconnectSockets(true);
    await listened.until(() => listened.state?.isLive === false);
    backend.clock.advance(4_500);
    await listened.live();
    expect(listened.handshakes).toBe(2);
  });

  it('ends with its session, and is not armed again until it is opened (S-82, B-32)', async () => {
    const { backend, member, listened } = await aTalk();
    listened.line.open(['DESIGNATION']);
    await listened.live();
    backend.news.tell({ kind: 'over', sessionIds: [member.sessionId] });
    await listened.until(() => listened.state?.isLive === false);
    expect(listened.events).toEqual([{ kind: 'session-over' }]);
    listened.line.arm();
    listened.connections.goOnline();
    backend.clock.advance(60_000);
    expect(listened.handshakes).toBe(1);
    listened.line.open(['DESIGNATION']);
    await listened.live();
    expect(listened.handshakes).toBe(2);
  });

  it('closes for good: nobody hears anything, and no room is left (R-183)', async () => {
    const { backend, name, listened, conversationId } = await aTalk();
    listened.line.open(['DESIGNATION']);
    await listened.line.join({ conversationId });
    const [socket] = [...(backend.news.rooms.io?.of('/').sockets.values() ?? [])];
    const gone = new Promise((resolve) => socket?.once('disconnect', resolve));
    const { length } = listened.states;
    listened.line.close();
    await gone;
    await backend.say(conversationId, name, 'Anybody?');
    expect([listened.events, listened.states.length]).toEqual([[], length]);
    expect(backend.news.rooms.heard()).toEqual([]);
  });

  it('says what was read while it was away when it is back', async () => {
    const { backend, member, listened, conversationId } = await aTalk();
    listened.line.open(['DESIGNATION']);
    listened.line.read({ conversationId }, 3);
    listened.line.read({ conversationId }, 2);
    await listened.line.join({ conversationId });
    await listened.until(() => listened.events.some(({ kind }) => kind === 'read') || backend.reads.length > 0);
    expect(backend.reads).toEqual([{ ref: member.ref, upTo: 3 }]);
  });

  it('waits two thirds to one and a half of the usual, each line differently (B-29)', async () => {
    const { backend, member } = await aTalk();
    const lines = Array.from({ length: 12 }, () => new Listened(backend, { DESIGNATION: member }));
    await backend.stop();
    for (const { line } of lines) line.open(['DESIGNATION']);
    await Promise.all(lines.map((listened) => listened.gaveUp()));
    await backend.start();
    backend.clock.advance(1_999);
    expect(lines.filter(({ state }) => (state?.tries ?? 0) > 0)).toEqual([]);
    let woken = 0;
    const spread: number[] = [];
    for (let ms = 0; ms < 2_600; ms += 100) {
      backend.clock.advance(100);
      const now = lines.filter(({ state }) => (state?.tries ?? 0) > 0 || state?.isLive).length;
      spread.push(now - woken);
      woken = now;
    }
    expect(woken).toBe(12);
    expect(spread.filter(Boolean).length).toBeGreaterThan(2);
  });
});

it('a message is read key by key, and rejected if one is missing', async () => {
  const { backend, conversationId, name } = await aTalk();
  const { author, ...message } = await backend.say(conversationId, name, 'Hello');
  const sent = { ...message, author: { ...author, avatar: '17-sky' } };
  expect(messageIn(sent)).toEqual({ ...message, author });
  expect(messageIn({ ...sent, author: { ...sent.author, avatar: null } })?.author.avatar).toBeUndefined();
  for (const key of Object.keys(sent)) expect(messageIn({ ...sent, [key]: undefined }), key).toBeUndefined();
  for (const wrong of [null, 'text', [], { ...sent, seq: '1' }, { ...sent, status: 'GONE' }]) expect(messageIn(wrong)).toBeUndefined();
});

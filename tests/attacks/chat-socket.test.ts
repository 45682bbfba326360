import { once } from 'node:events';
import { connect as dialTcp } from 'node:net';
import { describe, expect, it } from 'vitest';
import { headersFor } from '#server/app/http/headers.ts';
import { Origin } from '#server/app/http/origin.ts';
import { LiveRequests } from '#server/app/live/live-requests.ts';
import { LiveFixture, refusalOf } from './live-world.ts';

/** Received events up to a final one, so that nothing else is on its way. */
async function afterAll(
  world: LiveFixture,
  client: { readonly until: (name: string, many?: number) => Promise<readonly unknown[]> },
  ref: string,
): Promise<void> {
  world.news.tell({ kind: 'notification', refs: [ref] });
  await client.until('notification');
}

const saidTo = (port: number, lines: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const tcp = dialTcp(port, '127.0.0.1');
    let said = '';
    tcp.write([...lines, '', ''].join('\r\n'));
    tcp.on('data', (data) => {
      said += String(data);
      if (!said.includes('\r\n\r\n')) return;
      tcp.destroy();
      resolve(said);
    });
    tcp.on('error', () => undefined);
  });

describe('a handshake', () => {
  it('from a foreign, missing or null origin is refused, and joins no room (S-80)', async () => {
    const world = await LiveFixture.open();
    const member = world.aMember();
    for (const origin of ['https://evil.example', 'null', `${world.origin}.evil.example`, '']) {
      const { origin: _ours, ...others } = member.headers;
      expect(await refusalOf(world.dial({ ...member, headers: origin === '' ? others : { ...others, origin } }))).toBe('websocket error');
    }
    expect(world.news.rooms.io?.of('/').sockets.size).toBe(0);
    expect(await refusalOf(world.dial(member))).toBeUndefined();
  });

  it('without session, or with a used, resting or banned one, is refused by name (S-81)', async () => {
    const world = await LiveFixture.open();
    const member = world.aMember();
    const cases: [object, Record<string, string>, string][] = [
      [{}, { origin: world.origin }, 'SIGNED_OUT'],
      [{}, { origin: world.origin, cookie: 'AT=gone' }, 'SIGNED_OUT'],
      [{}, { ...world.aMember({ isDeactivated: true }).headers }, 'ACCOUNT_RESTING'],
      [{ member: 'another' }, { ...member.headers }, 'MEMBER_CHANGED'],
      [{ token: 'x' }, { ...member.headers }, 'REQUEST_INVALID'],
      [{ signatureInput: 1, signature: 2 }, { ...member.headers }, 'REQUEST_INVALID'],
    ];
    for (const [auth, headers, code] of cases) expect(await refusalOf(world.dial({ headers, auth: () => auth }))).toBe(code);
    world.banned.add(member.ref.replace('ref-', ''));
    expect(await refusalOf(world.dial(member))).toBe('BANNED');
  });

  it('in the open, where readers speak HTTPS, is refused, though the page is ours (S-80)', async () => {
    const world = await LiveFixture.open();
    await world.stop();
    const origin = new Origin('https://daftar.test', { trustsProxy: true, withSubdomains: true });
    await world.start({ origin, settings: { trustProxy: ['loopback'] } });
    const { headers, ...member } = world.aMember();
    const cookie = (headers['cookie'] ?? '').replace('AT=', '__Host-AT=');
    const by = (scheme: string) => refusalOf(world.dial({ ...member, headers: { origin: 'https://daftar.test', cookie, 'x-forwarded-proto': scheme } }));
    expect([await by('http'), await by('https')]).toEqual(['websocket error', undefined]);
  });

  it('over polling is refused (S-81, R-182)', async () => {
    const world = await LiveFixture.open();
    const { headers } = world.aMember();
    const answer = await fetch(`${world.origin}/ws/?EIO=4&transport=polling`, { headers });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ message: 'Transport unknown' })]);
  });

  it('carries every answer’s headers, accepted or refused, with an upgrade or without (S-01)', async () => {
    const world = await LiveFixture.open();
    const { origin, host } = { origin: world.origin, host: new URL(world.origin).host };
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
    const asked: [number, string[]][] = [
      [400, ['GET /ws/?EIO=4&transport=polling HTTP/1.1', 'Connection: close']],
      [400, ['GET /ws/?EIO=4&transport=websocket&sid=none HTTP/1.1', ...upgrade]],
      [400, ['GET /ws/?EIO=4&transport=websocket HTTP/1.1', 'Origin: https://evil.example', ...upgrade]],
      [101, ['GET /ws/?EIO=4&transport=websocket HTTP/1.1', `Origin: ${origin}`, ...upgrade]],
    ];
    for (const [status, [line = '', ...headers]] of asked) {
      const said = await saidTo(Number(new URL(origin).port), [line, `Host: ${host}`, ...headers]);
      expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      for (const [name, value] of Object.entries(headersFor('', undefined))) if (value !== '') expect(said).toContain(`\r\n${name}: ${value}\r\n`);
      expect(said).toMatch(/\r\nx-request-id: r-[0-9a-f]{12}\r\n/);
    }
  });

  it('by key is for that key alone, once, here and now, whatever cookies say', async () => {
    const world = await LiveFixture.open();
    const name = world.aName();
    const member = world.aMember();
    const payload = name.auth();
    const client = await world.connected({ ...name, headers: member.headers, auth: () => payload });
    const identity = [...(world.news.rooms.io?.of('/').sockets.values() ?? [])][0]?.data.identity;
    expect(identity).toMatchObject({ ref: name.ref, as: 'ANONYMOUS', context: { persona: name.ref, caller: undefined } });
    client.socket.disconnect();
    const stranger = world.aName();
    const refused: [object, string][] = [
      [payload, 'SIGNATURE_REPLAYED'],
      [world.signature(name, '/ws'), 'SIGNATURE_INVALID'],
      [world.signature({ ref: name.ref, sign: stranger.sign }), 'SIGNATURE_INVALID'],
      [world.signature(name, '/ws/', -301_000), 'SIGNATURE_EXPIRED'],
    ];
    for (const [auth, code] of refused) expect(await refusalOf(world.dial({ ...name, auth: () => auth }))).toBe(code);
    world.banned.add(stranger.ref);
    expect(await refusalOf(world.dial(stranger))).toBe('BANNED');
    const unknown = await LiveFixture.open();
    expect(await refusalOf(world.dial({ headers: name.headers, auth: () => unknown.aName().auth() }))).toBe('PERSONA_UNKNOWN');
  });

  it('is refused beyond 20 sockets of a persona, until one of them goes (S-86)', async () => {
    const world = await LiveFixture.open();
    const member = world.aMember();
    const clients = await Promise.all(Array.from({ length: 20 }, () => world.connected(member)));
    expect(await refusalOf(world.dial(member))).toBe('TOO_MANY');
    const tcp = [...(world.news.rooms.io?.of('/').sockets.values() ?? [])].map(({ request }) => once(request.socket, 'close'));
    clients[0]?.socket.disconnect();
    await Promise.race(tcp);
    expect(await refusalOf(world.dial(member))).toBeUndefined();
  });

  it('is refused beyond 200 sockets of a network, those counted that say nothing (S-86)', async () => {
    const world = await LiveFixture.open();
    const open = (): Promise<string> =>
      new Promise((resolve) => {
        const tcp = dialTcp(Number(new URL(world.origin).port), '127.0.0.1');
        const lines = ['GET /ws/?EIO=4&transport=websocket HTTP/1.1', `Host: ${new URL(world.origin).host}`, `Origin: ${world.origin}`, 'Connection: Upgrade'];
        tcp.write([...lines, 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''].join('\r\n'));
        tcp.once('data', (data) => resolve(String(data).slice(9, 12)));
        tcp.on('error', () => undefined);
      });
    const answers = await Promise.all(Array.from({ length: 210 }, open));
    expect(answers.filter((status) => status === '101')).toHaveLength(200);
    expect(answers.filter((status) => status === '400' || status === '403')).toHaveLength(10);
  });

  it('is refused before the server is ready and while it leaves', async () => {
    const world = await LiveFixture.open();
    const member = world.aMember();
    world.isReady = false;
    expect(await refusalOf(world.dial(member))).toBe('websocket error');
    world.isReady = true;
    world.isLeaving = true;
    expect(await refusalOf(world.dial(member))).toBe('websocket error');
  });

  it('tries once on a connection, and reaches no other namespace', async () => {
    const world = await LiveFixture.open();
    const member = world.aMember();
    expect(await refusalOf(world.dial(member, { uri: `${world.origin}/admin` } as object))).toBe('Invalid namespace');
  });
});

describe('a socket', () => {
  it('closes at once when its session ends or name goes; others stay (S-82, B-32)', async () => {
    const world = await LiveFixture.open();
    const [member, other, name] = [world.aMember(), world.aMember(), world.aName()];
    const [tab, secondTab, stays, made] = await Promise.all([member, member, other, name].map((account) => world.connected(account)));
    world.news.tell({ kind: 'over', sessionIds: [member.sessionId] });
    world.news.tell({ kind: 'over', refs: [name.ref] });
    for (const client of [tab, secondTab, made]) {
      await client?.until('session-over');
      await client?.closed();
    }
    expect(stays?.socket.connected).toBe(true);
  });

  it('closes within a minute of its session’s own expiry or of a ban (S-82)', async () => {
    const world = await LiveFixture.open();
    const [member, other, name] = [world.aMember(), world.aMember(), world.aName()];
    const clients = await Promise.all([member, other, name].map((account) => world.connected(account)));
    world.fallen.add(member.sessionId).add(name.ref);
    world.clock.advance(20_000);
    await Promise.all([clients[0]?.until('session-over'), clients[2]?.until('session-over')]);
    await Promise.all([clients[0]?.closed(), clients[2]?.closed()]);
    expect(clients[1]?.socket.connected).toBe(true);
  });

  it('joins no room of others, of a persona, or named after JavaScript internals (S-83, S-67)', async () => {
    const world = await LiveFixture.open();
    const [owner, friend, thief] = [world.aMember(), world.aName('Quiet Lotus'), world.aMember()];
    const conversationId = world.aConversation([owner, friend]);
    const client = await world.connected(thief);
    expect(await client.join(conversationId)).toEqual({ joined: [], refused: [conversationId] });
    for (const room of [`c:${conversationId}`, `p:${owner.ref}`, `s:${owner.sessionId}`, `user:${owner.ref}`, '__proto__', 'constructor'])
      expect(await client.join(room)).toEqual({ error: 'REQUEST_INVALID', kind: 'invalid' });
    for (const payload of ['{"__proto__":{"conversationIds":["c8d1f0c2m7c1t8zb"]}}', '{"constructor":{"prototype":{}}}', '[]', 'null', '7'])
      expect(await client.ask('join', JSON.parse(payload))).toEqual({ error: 'REQUEST_INVALID', kind: 'invalid' });
    await world.say(conversationId, friend, 'For your eyes only.');
    await afterAll(world, client, thief.ref);
    expect(client.of('message')).toEqual([]);
    expect(await client.send(conversationId, 'Let me in.')).toEqual({ error: 'NOT_FOUND', kind: 'missing' });
    expect(await client.ask('typing', { conversationId })).toEqual({ error: 'NOT_FOUND', kind: 'missing' });
    expect(await client.ask('read', { conversationId, upTo: 1 })).toEqual({ error: 'NOT_FOUND', kind: 'missing' });
  });

  it('joins no group whose invitation is pending, except the request of one (S-83)', async () => {
    const world = await LiveFixture.open();
    const [asked, asking] = [world.aMember(), world.aName()];
    const [group, request] = [world.aConversation([asked, asking], 'group'), world.aConversation([asked, asking])];
    world.stateOf(group, asked, 'asked');
    world.stateOf(request, asked, 'asked');
    const client = await world.connected(asked);
    expect(await client.join(group, request)).toEqual({ joined: [{ conversationId: request, lastSeq: 0 }], refused: [group] });
    world.stateOf(group, asked, 'joined');
    expect(await client.join(group)).toMatchObject({ refused: [] });
  });

  it('says who writes, when and under which number, whatever its client says (S-84)', async () => {
    const world = await LiveFixture.open();
    const [writer, reader] = [world.aName('Steady Marigold'), world.aName('Quiet Lotus')];
    const conversationId = world.aConversation([writer, reader]);
    const [from, to] = await Promise.all([world.connected(writer), world.connected(reader)]);
    await to.join(conversationId);
    const forged = {
      seq: 99,
      senderId: 'x',
      personId: world.personIdOf(conversationId, reader),
      createdAt: 1,
      profileType: 'DESIGNATION',
      author: { name: 'Admin' },
    };
    await from.send(conversationId, 'As I am.', forged);
    const [message] = await to.until('message');
    expect(message).toMatchObject({ seq: 1, personId: world.personIdOf(conversationId, writer), author: { name: 'Steady Marigold', avatar: '17-sky' } });
    expect(JSON.stringify(to.heard)).not.toContain(writer.ref);
  });

  it('refuses what is no event, and is closed when that continues (S-85, S-67)', async () => {
    const world = await LiveFixture.open();
    const [member, friend] = [world.aMember(), world.aName()];
    const conversationId = world.aConversation([member, friend]);
    const client = await world.connected(member);
    for (const event of ['nonsense', '__proto__', 'constructor', 'message', 'session-over'])
      expect(await client.ask(event, {})).toMatchObject({ error: 'ROUTE_UNKNOWN' });
    const wrong = [[], ['text'], [{ conversationId }, { conversationId }], [Buffer.from('binary')], [{ conversationId: Buffer.from('binary'), text: 'a' }]];
    for (const payload of wrong) expect(await client.ask('message:send', ...payload)).toMatchObject({ error: 'REQUEST_INVALID' });
    for (const conversationIds of [[1], Array.from({ length: 101 }, () => conversationId), { length: 1 }])
      expect(await client.ask('join', { conversationIds })).toMatchObject({ error: 'REQUEST_INVALID' });
    for (const upTo of [-1, 1.5, '1', 1e12]) expect(await client.ask('read', { conversationId, upTo })).toMatchObject({ error: 'REQUEST_INVALID' });
    const closed = client.closed();
    for (let times = 0; times < 250; times++) client.socket.emit('nonsense', {});
    expect(await closed).toBe('io server disconnect');
  });

  it('limits a flood and closes it, while another is answered (S-85)', async () => {
    const world = await LiveFixture.open();
    const [flooder, other] = [world.aMember(), world.aName()];
    const conversationId = world.aConversation([flooder, other]);
    const [client, beside] = await Promise.all([world.connected(flooder), world.connected(other)]);
    await beside.join(conversationId);
    const sent = await Promise.all(Array.from({ length: 40 }, (_, at) => client.send(conversationId, `Offer ${at}`)));
    expect(sent.filter(({ message }) => message !== undefined)).toHaveLength(30);
    expect(sent.filter(({ error }) => error === 'LIMITED')).toHaveLength(10);
    expect(world.messagesOf(conversationId).map(({ text }) => text)).toEqual(Array.from({ length: 30 }, (_, at) => `Offer ${at}`));
    const closed = client.closed();
    for (let times = 0; times < 10_000; times++) client.socket.emit('typing', { conversationId });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => beside.send(conversationId, `And ${at}`)));
    expect(answers.filter(({ message }) => message !== undefined)).toHaveLength(20);
    expect(await closed).not.toBe('io client disconnect');
    expect(beside.socket.connected).toBe(true);
    world.clock.advance(10_000);
    expect(await beside.send(conversationId, 'Later')).toMatchObject({ message: { text: 'Later' } });
  });

  it('handles one event at a time, in one statement whatever rooms it names (S-85)', async () => {
    const world = await LiveFixture.open();
    const member = world.aMember();
    const [stored, ...more] = Array.from({ length: 100 }, () => world.aConversation([member]));
    const client = await world.connected(member);
    let letGo: () => void = () => undefined;
    world.joinsWaiting.set(stored ?? '', new Promise((resolve) => (letGo = resolve)));
    const joins = Array.from({ length: 5 }, () => client.ask('join', { conversationIds: [stored, ...more] }));
    await client.ask('leave', { conversationIds: [] });
    expect(world.placesAsked).toEqual([100]);
    letGo();
    await Promise.all(joins);
    expect(world.placesAsked).toEqual([100, 100, 100, 100, 100]);
  });

  it('limits a persona over all its sockets together, including reconnected ones (S-85)', async () => {
    const world = await LiveFixture.open();
    const [member, other] = [world.aMember(), world.aName()];
    const conversationId = world.aConversation([member, other]);
    const [first, second] = [await world.connected(member), await world.connected(member)];
    const send = (client: typeof first) => client.send(conversationId, 'Once more');
    for (let times = 0; times < 30; times++) expect(await send(times % 2 === 0 ? first : second)).toHaveProperty('message');
    expect(await send(second)).toMatchObject({ error: 'LIMITED' });
    second.socket.disconnect();
    expect(await send(await world.connected(member))).toMatchObject({ error: 'LIMITED' });
  });

  it('is closed by a message of a megabyte, and it alone (S-85)', async () => {
    const world = await LiveFixture.open();
    const [member, other] = [world.aMember(), world.aName()];
    const conversationId = world.aConversation([member, other]);
    const [client, beside] = await Promise.all([world.connected(member), world.connected(other)]);
    const closed = client.closed();
    client.socket.emit('message:send', { conversationId, text: 'x'.repeat(1_000_000) });
    await closed;
    expect(await beside.send(conversationId, 'Still here')).toMatchObject({ message: { seq: 1 } });
  });

  it('brings nothing of whom its persona has blocked: no message, no typing (S-87)', async () => {
    const world = await LiveFixture.open();
    const [blocker, blocked, third] = [world.aMember(), world.aName('Loud Palash'), world.aName('Quiet Lotus')];
    const group = world.aConversation([blocker, blocked, third], 'group');
    const [client, from, beside] = await Promise.all([blocker, blocked, third].map((account) => world.connected(account)));
    await Promise.all([client?.join(group), from?.join(group), beside?.join(group)]);
    world.blocks.set(blocker.ref, new Set([blocked.ref]));
    await from?.ask('typing', { conversationId: group });
    await from?.send(group, 'Listen to me.');
    expect(await beside?.until('typing')).toEqual([{ conversationId: group, personId: world.personIdOf(group, blocked) }]);
    await beside?.until('message');
    if (client) await afterAll(world, client, blocker.ref);
    expect([client?.of('message'), client?.of('typing')]).toEqual([[], []]);
    // Neither does it come back to anyone who types.
    expect(from?.of('typing')).toEqual([]);
    world.news.tell({ kind: 'read', conversationId: group, personId: world.personIdOf(group, blocker), seq: 1, hiddenFrom: [blocked.ref] });
    await beside?.until('read');
    if (from) await afterAll(world, from, blocked.ref);
    expect(from?.of('read')).toEqual([]);
  });

  it('brings nothing of a conversation its persona was removed from, even while joining (S-87)', async () => {
    const world = await LiveFixture.open();
    const [removed, stays] = [world.aMember(), world.aName()];
    const [group, joining] = [world.aConversation([removed, stays], 'group'), world.aConversation([removed, stays], 'group')];
    const client = await world.connected(removed);
    await client.join(group);
    let letGo: () => void = () => undefined;
    world.joinsWaiting.set(joining, new Promise((resolve) => (letGo = resolve)));
    const join = client.join(joining);
    await client.ask('leave', { conversationIds: [] });
    world.takeOut(group, removed);
    world.takeOut(joining, removed);
    letGo();
    expect(await join).toEqual({ joined: [], refused: [joining] });
    await Promise.all([group, joining].map((id) => world.say(id, stays, 'Now we are alone.')));
    await afterAll(world, client, removed.ref);
    expect(client.of('message')).toEqual([]);
  });

  it('counts what is sent while it joins, so that nothing is lost in between (B-24)', async () => {
    const world = await LiveFixture.open();
    const [reader, writer] = [world.aMember(), world.aName()];
    const conversationId = world.aConversation([reader, writer]);
    const client = await world.connected(reader);
    let letGo: () => void = () => undefined;
    world.joinsWaiting.set(conversationId, new Promise((resolve) => (letGo = resolve)));
    const join = client.join(conversationId);
    await client.ask('leave', { conversationIds: [] });
    await world.say(conversationId, writer, 'Between two moments.');
    letGo();
    expect(await join).toEqual({ joined: [{ conversationId, lastSeq: 1 }], refused: [] });
  });

  it('relays typing once in two seconds, and not before a request is answered', async () => {
    const world = await LiveFixture.open();
    const [one, two] = [world.aMember(), world.aName()];
    const conversationId = world.aConversation([one, two]);
    world.stateOf(conversationId, one, 'asking');
    const [from, to] = await Promise.all([world.connected(one), world.connected(two)]);
    await Promise.all([from.join(conversationId), to.join(conversationId)]);
    await from.ask('typing', { conversationId });
    world.stateOf(conversationId, one, 'joined');
    for (const pauseMs of [2_000, 1_000, 1_000]) {
      world.clock.advance(pauseMs);
      await from.ask('typing', { conversationId });
    }
    await afterAll(world, to, two.ref);
    expect(to.of('typing')).toHaveLength(2);
  });

  it('says that it is offline while the database is, and goes on after', async () => {
    const world = await LiveFixture.open();
    const member = world.aMember();
    const conversationId = world.aConversation([member]);
    const client = await world.connected(member);
    world.goOffline(true);
    expect(await client.send(conversationId, 'Anybody?')).toEqual({ error: 'UNAVAILABLE', kind: 'offline' });
    expect(await client.join(conversationId)).toEqual({ error: 'UNAVAILABLE', kind: 'offline' });
    world.goOffline(false);
    expect(await client.join(conversationId)).toMatchObject({ refused: [] });
  });
});

it('a request that only offers another protocol is answered like any other', async () => {
  const world = await LiveFixture.open();
  const tcp = dialTcp(Number(new URL(world.origin).port), '127.0.0.1');
  tcp.write(['GET /companies HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: h2c', '', ''].join('\r\n'));
  let said = '';
  tcp.on('data', (data) => (said += String(data)));
  await once(tcp, 'close');
  expect(said).toMatch(/^HTTP\/1.1 200 OK[\s\S]*GET \/companies$/);
});

it('takes a handshake’s address, host and scheme from a trusted proxy only', () => {
  const headers = {
    host: 'inside:3000',
    'x-forwarded-host': 'daftar.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.7',
  };
  const asked = (remoteAddress: string) => {
    const { ip, host, protocol } = new LiveRequests(['uniquelocal', '127.0.0.1']).of({ headers, socket: { remoteAddress } } as never);
    return { ip, host, protocol };
  };
  expect(asked('::ffff:10.0.0.2')).toEqual({ ip: '203.0.113.9', host: 'daftar.example', protocol: 'https' });
  expect(asked('127.0.0.1')).toEqual({ ip: '203.0.113.9', host: 'daftar.example', protocol: 'https' });
  expect(asked('198.51.100.4')).toEqual({ ip: '198.51.100.4', host: 'inside:3000', protocol: 'http' });
});

import { describe, expect, it } from 'vitest';
import { tokenPurposes } from '#core/persona-keys/issuer-key.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { everything } from '#tests/posts/helpers.ts';
import { contracts } from './server.ts';

const secured = contracts.operations.filter(({ isOpen, takesSession }) => takesSession && !isOpen).map(({ operationId }) => operationId);

const answersTo = async (me: TestBrowser): Promise<Record<string, number>> =>
  Object.fromEntries(await Promise.all(secured.map(async (operationId) => [operationId, (await me.call(operationId)).statusCode] as const)));

const allRefuse = Object.fromEntries(secured.map((operationId) => [operationId, 401]));

const signedIn = async (server: LoginServer, subject = 'demo-writer') => {
  const me = server.browser();
  await me.logIn(subject);
  return me;
};

describe('the cookies of a session (S-14, D-24)', () => {
  it('that carry it are for this host alone, and for no script', async () => {
    const server = await openLoginServer();
    const me = server.browser({ origin: 'https://localhost' });
    await me.logIn('demo-portal');
    const lines = [...me.cookies].filter(([name]) => !name.startsWith('_interaction') && !name.startsWith('_session'));
    expect(lines.map(([name]) => name).toSorted()).toEqual(['UAC_I', 'UAC_K', '__Host-AT', '__Host-RT', '__Host-known', 'authtype', 'usr_data']);
    expect(me.cookies.get('__Host-AT')?.line).toMatch(/^__Host-AT=[\w-]{65}; Path=\/; Max-Age=900; SameSite=Lax; HttpOnly; Secure$/);
    expect(me.cookies.get('__Host-RT')?.line).toMatch(/^__Host-RT=[\w-]{65}; Path=\/; Max-Age=2592000; SameSite=Strict; HttpOnly; Secure$/);
    for (const [, { line }] of lines) expect(line).not.toMatch(/domain=/i);
  });

  it('that can be read only say who is signed in', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server, 'demo-portal');
    const shown = JSON.parse(decodeURIComponent(me.cookies.get('usr_data')!.value));
    const userId = (await me.member())!.userId;
    expect(shown).toEqual({ UserId: userId, displayName: 'Brave Kite', loginSource: 'google', isReader: true, isWriter: false, naukriUser: true });
    expect([me.cookies.get('UAC_I')?.value, me.cookies.get('UAC_K')?.value, me.cookies.get('authtype')?.value]).toEqual([userId, '1', 'google']);
    for (const token of [me.token('AT')!, me.token('RT')!]) expect(JSON.stringify(shown)).not.toContain(token.slice(0, 22));
  });

  it('are plain where a browser needs that, and then read by plain names only', async () => {
    const server = await openLoginServer();
    const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
    for (const options of [{ userAgent: safari }, { origin: 'http://daftar.test' }]) {
      const me = server.browser(options);
      await me.logIn('demo-reader');
      expect([me.cookies.has('AT'), me.cookies.has('__Host-AT')]).toEqual([true, false]);
      expect(await me.member()).toMatchObject({ displayName: 'Quiet Banyan' });
    }
    const me = server.browser({ origin: 'https://localhost' });
    await me.logIn('demo-reader');
    const planted = server.browser({ origin: 'https://localhost' });
    planted.cookies.set('AT', { ...me.cookies.get('__Host-AT')!, line: '' });
    expect(await planted.member()).toBeNull();
  });
});

describe('a guest', () => {
  it('is refused by every operation for members, whatever they show, and changes nothing (S-22, S-39)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const { value } = me.cookies.get('__Host-AT')!;
    const shown = (token: string) => {
      const other = server.browser();
      other.cookies.set('__Host-AT', { value: token, path: '/', line: '' });
      for (const name of ['UAC_K', 'UAC_I', 'usr_data', 'authtype']) other.cookies.set(name, me.cookies.get(name)!);
      return other;
    };
    const forged = [
      `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`,
      `${value.slice(0, 22)}${'A'.repeat(43)}`,
      me.token('RT')!,
      'x',
      '',
      `${value}A`,
      "' or 1=1--",
    ];
    const before = await everything(server);
    for (const token of forged) expect(await answersTo(shown(token)), token).toEqual(allRefuse);
    expect(await answersTo(server.browser())).toEqual(allRefuse);
    const elsewhere = server.browser({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' }).copy(me);
    expect(await answersTo(elsewhere)).toEqual(allRefuse);
    expect((await me.call('listSessions')).json().items).toHaveLength(1);
    server.clock.advance(900_000);
    expect(await answersTo(me)).toEqual(allRefuse);
    expect(await everything(server)).toBe(before);
  });

  it('stays it, whatever a readable cookie says (S-22)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const { userId } = (await me.member())!;
    me.cookies.set('usr_data', { value: encodeURIComponent(JSON.stringify({ UserId: 'somebodyelse1234', isWriter: true })), path: '/', line: '' });
    me.cookies.set('UAC_I', { value: 'somebodyelse1234', path: '/', line: '' });
    expect((await me.member())?.userId).toBe(userId);
    const guest = server.browser();
    guest.cookies.set('UAC_K', { value: '1', path: '/', line: '' });
    expect(await guest.member()).toBeNull();
  });
});

describe('signing in', () => {
  it('ends whatever session the browser came with (S-15)', async () => {
    const server = await openLoginServer();
    const attacker = await signedIn(server, 'demo-reader');
    const victim = server.browser().copy(attacker);
    await victim.logIn('demo-writer');
    expect(victim.token('AT')).not.toBe(attacker.token('AT'));
    expect(await answersTo(attacker)).toEqual(allRefuse);
    expect(await victim.member()).toMatchObject({ displayName: 'Steady Marigold' });
  });

  it('keeps only hashes of the tokens (S-20)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const kept = JSON.stringify(await server.db.selectFrom('session').selectAll().execute());
    for (const token of [me.token('AT')!, me.token('RT')!]) for (const part of [token, token.slice(0, 22), token.slice(22)]) expect(kept).not.toContain(part);
  });
});

describe('a page that means one member', () => {
  it('does nothing as another who has signed in in its browser, whatever it asks', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server, 'demo-reader');
    const { userId } = (await me.member())!;
    await me.logIn('demo-writer');
    const other = (await me.member())!.userId;
    const before = await everything(server);
    const headersOf = (member: string) => ({ 'signed-in-as': member, appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin' });
    for (const operationId of [...secured, 'getSession']) {
      const answer = await me.call(operationId, { headers: headersOf(userId) });
      expect([operationId, answer.statusCode, answer.json().code]).toEqual([operationId, 401, 'MEMBER_CHANGED']);
    }
    expect(await everything(server)).toBe(before);
    const answer = await me.call('getSession', { headers: headersOf(other) });
    expect([answer.statusCode, answer.json().member.userId]).toEqual([200, other]);
  });
});

describe('logging out (R-135, S-16, D-23, M-6)', () => {
  it('ends the session here and on the server, at once, and clears what is stored', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const copy = server.browser().copy(me);
    const answer = await me.call('logout');
    expect([answer.statusCode, answer.headers['clear-site-data'], answer.headers['cache-control']]).toEqual([204, '"cache"', 'no-store']);
    expect([...me.cookies.keys()].filter((name) => !name.startsWith('_'))).toEqual([]);
    expect(await answersTo(copy)).toEqual(allRefuse);
    expect((await copy.call('refreshSession')).statusCode).toBe(401);
  });

  it('needs only one of the tokens, and none the worse', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const copy = server.browser().copy(me);
    server.clock.advance(3_600_000);
    me.cookies.delete('__Host-AT');
    expect((await me.call('logout')).statusCode).toBe(204);
    expect((await copy.call('refreshSession')).statusCode).toBe(401);
    expect((await server.browser().call('logout')).statusCode).toBe(204);
  });

  it('is not done by a picture, a link or a page elsewhere (S-19)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', appid: '999', systemid: 'AB_WEB', clientType: 'desktop' },
      { 'sec-fetch-site': 'same-origin', appid: '999', systemid: 'desktop' },
    ])
      expect((await me.ask('/logout', { headers })).statusCode).toBeGreaterThanOrEqual(400);
    expect(await me.member()).not.toBeNull();
    expect((await me.ask('/logout', { headers: { 'sec-fetch-site': 'same-origin', appid: '999', systemid: 'pwa', clientType: 'pwa' } })).statusCode).toBe(204);
  });
});

describe('whatever is answered to a member', () => {
  it('is stored nowhere, and comes from nothing that was stored (S-24)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    for (const { operationId } of contracts.operations.filter(({ method, changes }) => method === 'get' && !changes)) {
      await server.browser().call(operationId);
      expect((await me.call(operationId)).headers['cache-control'], operationId).toBe('no-store');
    }
  });
});

describe('every GET (S-19)', () => {
  it('changes nothing in the database, but for logging out', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    // The keys of a period are made when they are asked for first.
    for (const purpose of tokenPurposes) await me.ask(`/api/persona/v1/issuer-keys?purpose=${purpose}`, { headers: { appid: '999', systemid: 'AB_WEB' } });
    const before = await everything(server);
    for (const { operationId } of contracts.operations.filter(({ changes }) => !changes)) await me.call(operationId);
    expect(await everything(server)).toBe(before);
  });
});

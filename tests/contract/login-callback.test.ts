import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { openProvider } from '#tests/login/provider.ts';

async function openServer() {
  const [google, linkedin] = await Promise.all([openProvider('daftar-google'), openProvider('daftar-linkedin')]);
  const clients = Object.fromEntries(
    Object.entries({ google, linkedin }).map(([name, { issuer, clientId }]) => [name, { clientId, clientSecret: 'secret', issuer }]),
  );
  return { ...(await openLoginServer(new ConfiguredProviders(clients, []))), google, linkedin };
}

const setOut = async (me: TestBrowser, provider = 'google', query = '?referer=/p/1') => {
  const answer = await me.ask(`/login/${provider}${query}`);
  return { answer, recorded: new URL(String(answer.headers['location']), me.origin).searchParams };
};

const comeBack = (me: TestBrowser, parameters: Record<string, string>, provider = 'google') =>
  me.ask(`/login/${provider}/callback?${new URLSearchParams(parameters)}`);

describe('the way to a provider', () => {
  it('tells it what it needs to know, and keeps the proof (R-147, D-27)', async () => {
    const server = await openServer();
    const me = server.browser();
    const { answer, recorded } = await setOut(me);
    expect(String(answer.headers['location'])).toMatch(new RegExp(`^${server.google.issuer}/auth\\?`));
    expect(Object.fromEntries(recorded)).toMatchObject({
      client_id: 'daftar-google',
      response_type: 'code',
      redirect_uri: 'http://localhost/login/google/callback',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    });
    for (const secret of ['state', 'nonce', 'code_challenge']) expect(recorded.get(secret)).toMatch(/^[\w-]{32,}$/);
    server.google.codes.set('c1', { nonce: recorded.get('nonce')! });
    await comeBack(me, { code: 'c1', state: recorded.get('state')! });
    const [sent] = server.google.exchanges;
    expect(createHash('sha256').update(sent!.get('code_verifier')!).digest('base64url')).toBe(recorded.get('code_challenge'));
    expect([sent!.get('client_secret'), sent!.get('redirect_uri')]).toEqual(['secret', 'http://localhost/login/google/callback']);
    const sealed = answer.headers['set-cookie'] as string | string[];
    expect([sealed].flat().join()).toMatch(/^__Host-login=[\w-]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/);
    expect([sealed].flat().join()).not.toContain(recorded.get('state')!);
  });

  it('shows an outage at the starting point, and finds the provider again later', async () => {
    const server = await openServer();
    server.google.isDown = true;
    expect((await server.browser().ask('/login/google?referer=/p/1')).headers['location']).toBe('/p/1?loginFailed=google');
    server.google.isDown = false;
    expect(String((await server.browser().ask('/login/google?referer=/p/1')).headers['location'])).toContain(server.google.issuer);
  });

  it('believes no provider that calls itself another', async () => {
    const server = await openServer();
    server.google.issuerSaid = server.linkedin.issuer;
    expect((await server.browser().ask('/login/google?referer=/p/1')).headers['location']).toBe('/p/1?loginFailed=google');
    server.google.issuerSaid = server.google.issuer;
    expect(String((await server.browser().ask('/login/google?referer=/p/1')).headers['location'])).toContain(server.google.issuer);
  });

  it('changes nothing but the browser’s own note, however often it is taken (S-19)', async () => {
    const server = await openServer();
    const count = async () => (await server.db.selectFrom('spent_note').select('hash').execute()).length;
    for (let turn = 0; turn < 5; turn++) await setOut(server.browser());
    expect(await count()).toBe(0);
  });

  it.each(['//evil.test', '/\\evil.test', '/..//evil.test', 'https://evil.test/x', 'javascript:alert(1)', '/\t/evil.test', 'https://localhost@evil.test'])(
    'never leads out of here in the end: %j (S-31)',
    async (wanted) => {
      const server = await openServer();
      for (const name of ['redirectUrl', 'referer']) {
        const me = server.browser();
        const { recorded } = await setOut(me, 'google', `?${new URLSearchParams({ [name]: wanted, queryStr: 'type=yolo&redirectUrl=//evil.test' })}`);
        const failed = String((await comeBack(me, { error: 'access_denied', state: recorded.get('state')! })).headers['location']);
        expect(new URL(failed, me.origin).origin).toBe(me.origin);
        expect(failed).not.toMatch(/^\/[/\\]/);
      }
    },
  );

  it('lets nothing in the URL become a header or markup (S-32)', async () => {
    const server = await openServer();
    const evil = '/x?a=%0d%0aSet-Cookie:x=1&b=%22%3E%3C/script%3E';
    const me = server.browser();
    const { answer, recorded } = await setOut(me, 'google', `?${new URLSearchParams({ referer: evil })}`);
    const back = await comeBack(me, { error: 'access_denied', state: recorded.get('state')! });
    for (const { headers } of [answer, back]) {
      expect(String(headers['location'])).toMatch(/^[\x21-\x7e]+$/);
      expect([headers['set-cookie'] ?? []].flat().every((line) => line.startsWith('__Host-'))).toBe(true);
    }
    expect((await server.browser().ask('/login/google?campaign=x%0d%0aSet-Cookie:x=1')).statusCode).toBe(400);
  });
});

describe('the way back from a provider', () => {
  it('lets in whom the provider names, once (S-29)', async () => {
    const server = await openServer();
    const me = server.browser();
    const { recorded } = await setOut(me);
    const kept = server.browser().copy(me);
    const answer = { code: 'c1', state: recorded.get('state')! };
    server.google.codes.set('c1', { nonce: recorded.get('nonce')! });
    expect((await comeBack(me, answer)).headers['location']).toBe('/p/1?onLogin=true');
    expect(await me.member()).toMatchObject({ loginSource: 'google' });
    for (const replayer of [me, kept]) {
      server.google.codes.set('c1', { nonce: recorded.get('nonce')! });
      expect((await comeBack(replayer, answer)).statusCode).toBe(401);
    }
    expect(await kept.member()).toBeNull();
  });

  it('takes LinkedIn as it is, without proof key and nonce', async () => {
    const server = await openServer();
    const me = server.browser();
    const { recorded } = await setOut(me, 'linkedin');
    expect([recorded.has('nonce'), recorded.has('code_challenge')]).toEqual([false, false]);
    server.linkedin.codes.set('c1', {});
    expect((await comeBack(me, { code: 'c1', state: recorded.get('state')! }, 'linkedin')).headers['location']).toBe('/p/1?onLogin=true');
    expect(server.linkedin.exchanges[0]!.has('code_verifier')).toBe(false);
  });

  it.each(['missing', 'foreign', 'of another provider', 'too old', 'without a note', 'of another origin'])(
    'refuses a state that is %s (S-29)',
    async (kind) => {
      const server = await openServer();
      const me = server.browser();
      const { recorded } = await setOut(me);
      server.google.codes.set('c1', { nonce: recorded.get('nonce')! });
      server.linkedin.codes.set('c1', {});
      if (kind === 'too old') server.clock.advance(600_000);
      const state = kind === 'foreign' ? 'another' : recorded.get('state')!;
      const who = kind === 'without a note' ? server.browser() : kind === 'of another origin' ? server.browser({ origin: 'http://127.0.0.1' }).copy(me) : me;
      const answer = await comeBack(who, { code: 'c1', ...(kind === 'missing' ? {} : { state }) }, kind === 'of another provider' ? 'linkedin' : 'google');
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'SIGNED_OUT']);
      expect([who.token('AT'), await who.member()]).toEqual([undefined, null]);
      expect([...server.google.exchanges, ...server.linkedin.exchanges]).toEqual([]);
    },
  );

  it.each([
    ['en', 'You are not logged in yet', 'Log in again'],
    ['hi', 'आप अभी लॉग इन नहीं हुए हैं', 'फिर से लॉग इन करें'],
  ])('says in %s how to go on after another tab’s login, and leads back there', async (language, title, again) => {
    const server = await openServer();
    const me = server.browser();
    const { recorded } = await setOut(me, 'google', '?referer=/p/1%3Fa=1');
    await setOut(me, 'google', '?referer=/p/2');
    const headers = { accept: 'text/html,application/xhtml+xml', 'accept-language': language };
    const back = `/login/google/callback?code=c1&state=${recorded.get('state')}`;
    const { statusCode, headers: answered, body } = await me.ask(back, { headers });
    expect([statusCode, answered['content-type'], answered['cache-control']]).toEqual([401, 'text/html; charset=utf-8', 'no-store']);
    expect(String(answered['content-security-policy'])).toContain("default-src 'none'");
    expect([title, `>${again}</a>`, `lang="${language}"`].filter((part) => !body.includes(part))).toEqual([]);
    expect(/href="([^"]*referer[^"]*)"/.exec(body)?.[1]).toBe(`/login?referer=${encodeURIComponent('/p/1?a=1')}`);
    expect((await me.ask(back)).json().code).toBe('SIGNED_OUT');
  });

  it('answers the same for unknown logins as for those refused on the way', async () => {
    const server = await openServer();
    const headers = { accept: 'text/html' };
    const { statusCode, body } = await server.browser().ask('/login/google/callback?code=c1&state=x', { headers });
    expect([statusCode, /href="(\/login[^"]*)"/.exec(body)?.[1]]).toEqual([401, '/login']);
    const away = await server.browser().ask('/login/naukri', { headers });
    expect([away.statusCode, away.body.includes('You cannot log in this way here.')]).toEqual([404, true]);
  });

  it('does not let another site use up a login that was begun', async () => {
    const server = await openServer();
    const me = server.browser();
    const { recorded } = await setOut(me);
    await comeBack(me, { code: 'x', state: 'planted' });
    server.google.codes.set('c1', { nonce: recorded.get('nonce')! });
    expect((await comeBack(me, { code: 'c1', state: recorded.get('state')! })).headers['location']).toBe('/p/1?onLogin=true');
  });

  it.each([
    ['a code that it does not know', undefined],
    ['the nonce of another login', { nonce: 'another' }],
    ['no nonce', {}],
    ['another issuer', { iss: 'https://evil.test' }],
    ['another product', { aud: 'evil' }],
    ['a token that has ended', { exp: 1_000 }],
  ])('leads back without a session when the provider answers with %s (S-29)', async (_what, claims) => {
    const server = await openServer();
    const me = server.browser();
    const { recorded } = await setOut(me);
    if (claims)
      server.google.codes.set('c1', {
        nonce: recorded.get('nonce')!,
        ...('nonce' in claims || Object.keys(claims).length > 0 ? claims : { nonce: undefined }),
      });
    const answer = await comeBack(me, { code: 'c1', state: recorded.get('state')! });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/p/1?loginFailed=google']);
    expect([me.token('AT'), await me.member()]).toEqual([undefined, null]);
  });

  it('says which provider refused the guest (R-132)', async () => {
    const server = await openServer();
    for (const [provider, sign] of [
      ['google', 'loginFailed=google'],
      ['linkedin', 'linkedinLogin=failed'],
    ] as const) {
      const me = server.browser();
      const { recorded } = await setOut(me, provider);
      const answer = await comeBack(me, { error: 'access_denied', error_description: '<b>no</b>', state: recorded.get('state')! }, provider);
      expect(answer.headers['location']).toBe(`/p/1?${sign}`);
    }
  });
});

describe('logging in', () => {
  it('is possible twenty-five times in five minutes from one address, in whatever ways (S-91)', async () => {
    const { browser } = await openLoginServer(new ConfiguredProviders({}, []), 25);
    const me = browser();
    const statuses: number[] = [];
    for (let turn = 0; turn < 13; turn++)
      for (const operation of ['redeemRecoveryCode', 'socialLogin'])
        statuses.push((await me.call(operation, { headers: {}, remoteAddress: '10.9.9.9' })).statusCode);
    expect(statuses.filter((status) => status === 401).length).toBe(25);
    expect(statuses.at(-1)).toBe(429);
  });
});

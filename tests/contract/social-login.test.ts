import { exportJWK, exportSPKI, generateKeyPair, importJWK, type CryptoKey } from 'jose';
import { describe, expect, it } from 'vitest';
import { ConfiguredProviders, type TokenGiver } from '#server/adapters/providers/configured-providers.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { openProvider, type TestProvider } from '#tests/login/provider.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { expectProblem } from './calls.ts';

async function openServer(tokensOf: readonly TokenGiver[] = ['google', 'naukri']) {
  const [google, naukri] = await Promise.all([openProvider('daftar-google'), openProvider('daftar-naukri')]);
  const clients = Object.fromEntries(
    Object.entries({ google, naukri, microsoft: google }).map(([name, { issuer, clientId }]) => [name, { clientId, clientSecret: 's', issuer }]),
  );
  return { ...(await openLoginServer(new ConfiguredProviders(clients, tokensOf))), google, naukri };
}

const oneTap = async (me: TestBrowser, mint: (nonce: string) => Promise<string>, socialUserType = 'gp') => {
  const { nonce } = (await me.call('startOneTap')).json();
  return me.call('socialLogin', { payload: { socialUserType, clientType: 'desktop', token: await mint(nonce), tokenType: 'one_tap' } });
};

const nobodyCameIn = async ({ db }: Pick<Awaited<ReturnType<typeof openServer>>, 'db'>, me: TestBrowser) => {
  expect([me.token('AT'), me.token('RT'), me.cookies.has('UAC_K')]).toEqual([undefined, undefined, false]);
  expect(await db.selectFrom('session').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('account').select('id').where('display_name', '=', 'Member').execute()).toEqual([]);
};

describe('the credential of a one-tap', () => {
  it.each([
    ['gp', 'google'],
    ['naukri', 'naukri'],
  ] as const)('signs in who it is about (R-133): %s', async (socialUserType, name) => {
    const server = await openServer();
    const me = server.browser();
    const answer = await oneTap(me, (nonce) => server[name].mint({ nonce }), socialUserType);
    expect([answer.statusCode, answer.json().member.loginSource]).toEqual([200, name]);
    expect(await me.member()).toMatchObject({ displayName: 'Member', loginSource: name });
  });

  it('tells an account that an organisation made from one that people have for themselves (F-02)', async () => {
    const server = await openServer();
    for (const [sub, claims] of Object.entries({ own: {}, hosted: { hd: 'koyal.example' } }))
      expect((await oneTap(server.browser(), (nonce) => server.google.mint({ nonce, sub, ...claims }))).statusCode).toBe(200);
    const isProvider = async (sub: string) =>
      server.db.selectFrom('identity').select('is_provider').where('key', '=', server.secrets.identityOf(server.google.issuer, sub)).executeTakeFirst();
    expect([await isProvider('own'), await isProvider('hosted')]).toEqual([{ is_provider: true }, { is_provider: false }]);
  });

  const seconds = () => Math.floor(Date.now() / 1_000);
  const variants: Record<string, (provider: TestProvider, nonce: string) => Promise<string>> = {
    'signed by nobody': async ({ mint }, nonce) => {
      const [, payload] = (await mint({ nonce })).split('.');
      return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    },
    'signed with the public key': async ({ mint, jwk }, nonce) =>
      mint({ nonce }, { alg: 'HS256' }, Buffer.from(await exportSPKI((await importJWK(jwk, 'RS256')) as CryptoKey))),
    'signed with a key we do not know': async ({ mint }, nonce) => mint({ nonce }, { kid: 'k2' }, (await generateKeyPair('RS256')).privateKey),
    'signed with another key of the same name': async ({ mint }, nonce) => mint({ nonce }, {}, (await generateKeyPair('RS256')).privateKey),
    'that brings its own keys': async ({ mint }, nonce) =>
      mint({ nonce }, { jku: 'http://127.0.0.1:1/jwks', x5u: 'http://127.0.0.1:1/cert' }, (await generateKeyPair('RS256')).privateKey),
    'signed in a way that we do not take': async ({ mint, jwks }, nonce) => {
      const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
      jwks.push({ ...(await exportJWK(publicKey)), kid: 'k3', alg: 'ES256', use: 'sig' });
      return mint({ nonce }, { alg: 'ES256', kid: 'k3' }, privateKey);
    },
    'for another product': ({ mint }, nonce) => mint({ nonce, aud: 'evil' }),
    'for another product beside ours': ({ mint, clientId }, nonce) => mint({ nonce, aud: [clientId, 'evil'] }),
    'made for another party': ({ mint }, nonce) => mint({ nonce, azp: 'evil' }),
    'of another issuer': ({ mint }, nonce) => mint({ nonce, iss: 'https://evil.test' }),
    'that has ended': ({ mint }, nonce) => mint({ nonce, iat: seconds() - 600, exp: seconds() - 60 }),
    'that is old': ({ mint }, nonce) => mint({ nonce, iat: seconds() - 660 }),
    'that is not good yet': ({ mint }, nonce) => mint({ nonce, nbf: seconds() + 3_600, exp: seconds() + 7_200 }),
    'that never ends': ({ mint }, nonce) => mint({ nonce, exp: undefined }),
    'about nobody': ({ mint }, nonce) => mint({ nonce, sub: undefined }),
    'that was changed': async ({ mint }, nonce) => {
      const [header, , signature] = (await mint({ nonce })).split('.');
      const [, payload] = (await mint({ nonce, sub: 'person-2' })).split('.');
      return [header, payload, signature].join('.');
    },
    'with another nonce': ({ mint }) => mint({ nonce: 'another' }),
    'without a nonce': ({ mint }) => mint(),
    'that is none': async () => 'x.y.z',
  };

  it.each(Object.keys(variants))('%s is refused, and nobody comes in (S-26, S-30)', async (variant) => {
    const server = await openServer();
    for (const [socialUserType, provider] of [
      ['gp', server.google],
      ['naukri', server.naukri],
    ] as const) {
      const me = server.browser();
      const answer = await oneTap(me, (nonce) => variants[variant]!(provider, nonce), socialUserType);
      expectProblem(answer);
      expect(answer.statusCode).toBe(401);
      await nobodyCameIn(server, me);
    }
  });

  it('of one provider is no credential of another (S-27)', async () => {
    const server = await openServer();
    const me = server.browser();
    for (const [socialUserType, provider] of [
      ['gp', server.naukri],
      ['naukri', server.google],
      ['outlook', server.google],
    ] as const)
      expect((await oneTap(me, (nonce) => provider.mint({ nonce }), socialUserType)).statusCode).toBe(401);
    await nobodyCameIn(server, me);
  });

  it('is good once, in the browser it was asked for in (S-30, S-37)', async () => {
    const server = await openServer();
    const [me, other] = [server.browser(), server.browser()];
    const { nonce } = (await me.call('startOneTap')).json();
    const payload = { socialUserType: 'gp', clientType: 'desktop', token: await server.google.mint({ nonce }), tokenType: 'one_tap' };
    const kept = server.browser().copy(me);
    expect((await other.call('socialLogin', { payload })).statusCode).toBe(401);
    expect((await me.call('socialLogin', { payload })).statusCode).toBe(200);
    expect((await kept.call('socialLogin', { payload })).statusCode).toBe(401);
    expect((await me.call('socialLogin', { payload })).statusCode).toBe(401);
  });

  it('must be shown within ten minutes', async () => {
    const server = await openServer();
    const me = server.browser();
    const answer = await oneTap(me, async (nonce) => {
      server.clock.advance(600_000);
      return server.google.mint({ nonce });
    });
    expect(answer.statusCode).toBe(401);
  });

  it('posted by another site changes nothing for the member signed in (S-35)', async () => {
    const server = await openServer();
    const me = server.browser();
    await oneTap(me, (nonce) => server.google.mint({ nonce, sub: 'victim' }));
    const before = await me.member();
    const { nonce } = (await me.call('startOneTap')).json();
    const payload = { socialUserType: 'gp', clientType: 'desktop', token: await server.google.mint({ nonce, sub: 'attacker' }), tokenType: 'one_tap' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
      { 'sec-fetch-site': 'none', origin: 'https://evil.test' },
    ])
      expect((await me.call('socialLogin', { payload, headers })).statusCode).toBe(403);
    expect(await me.member()).toEqual(before);
  });
});

describe('an access token', () => {
  const withToken = (me: TestBrowser, token: string, socialUserType = 'gp') =>
    me.call('socialLogin', { payload: { socialUserType, clientType: 'pwa', token, tokenType: 'access_token', clientid: '', queryStr: 'a=b' } });

  it('signs in whom the provider says it is about (R-133, R-146)', async () => {
    const server = await openServer();
    const me = server.browser();
    server.google.accessTokens.set('good', { active: true, client_id: 'daftar-google', sub: 'person-9' });
    expect((await withToken(me, 'good')).json().member).toMatchObject({ loginSource: 'google' });
  });

  it('for another product, expired, or about nobody lets nobody in (S-26, S-27)', async () => {
    const server = await openServer();
    const me = server.browser();
    server.google.accessTokens.set('foreign', { active: true, client_id: 'evil', sub: 'person-9' });
    server.google.accessTokens.set('ended', { active: false, client_id: 'daftar-google', sub: 'person-9' });
    server.google.accessTokens.set('nobody', { active: true, client_id: 'daftar-google' });
    for (const token of ['foreign', 'ended', 'nobody', 'unknown']) expect((await withToken(me, token)).statusCode, token).toBe(401);
    server.google.accessTokens.set('good', { active: true, client_id: 'daftar-google', sub: 'person-9' });
    expect((await withToken(me, 'good', 'naukri')).statusCode).toBe(401);
    expect((await withToken(me, 'good', 'outlook')).statusCode).toBe(401);
    await nobodyCameIn(server, me);
  });
});

describe('the ID token of Microsoft', () => {
  const withToken = (me: TestBrowser, token: string) =>
    me.call('socialLogin', { payload: { socialUserType: 'outlook', clientType: 'desktop', token, tokenType: 'access_token' } });

  it('lets in once who it is about, if it was made for this product (R-133, R-147, S-27)', async () => {
    const server = await openServer(['microsoft']);
    const [me, other] = [server.browser(), server.browser()];
    const seconds = Math.floor(Date.now() / 1_000);
    for (const claims of [{ aud: 'evil' }, { iss: 'https://evil.test' }, { azp: 'evil' }, { iat: seconds - 660 }, { exp: seconds - 60 }])
      expect((await withToken(other, await server.google.mint(claims))).statusCode, JSON.stringify(claims)).toBe(401);
    expect((await withToken(other, await server.google.mint({}, {}, (await generateKeyPair('RS256')).privateKey))).statusCode).toBe(401);
    server.google.accessTokens.set('graph', { active: true, client_id: 'daftar-google', sub: 'person-9' });
    expect((await withToken(other, 'graph')).statusCode).toBe(401);
    await nobodyCameIn(server, other);
    const token = await server.google.mint();
    expect((await withToken(me, token)).json().member).toMatchObject({ loginSource: 'office' });
    expect((await withToken(other, token)).statusCode).toBe(401);
  });

  it('is known by its tenant, as after a redirect', async () => {
    const { issuer, clientId, mint } = await openProvider('daftar-microsoft');
    const endpoints = { authorize: `${issuer}/auth`, token: `${issuer}/token`, keys: `${issuer}/jwks`, check: undefined };
    const microsoft = { clientId, issuer: `${issuer}/{tenantid}/v2.0`, endpoints };
    const server = await openLoginServer(new ConfiguredProviders({ microsoft }, ['microsoft']));
    const tid = '11111111-2222-3333-4444-555555555555';
    const issued = (tenant: string) => mint({ iss: `${issuer}/${tenant}/v2.0`, tid });
    expect((await withToken(server.browser(), await issued('other'))).statusCode).toBe(401);
    expect((await withToken(server.browser(), await issued(tid))).statusCode).toBe(200);
  });

  it('is not taken until the installation says so (D-27)', async () => {
    const server = await openServer();
    expect((await withToken(server.browser(), await server.google.mint())).statusCode).toBe(401);
  });
});

describe('tokens of the scripts of others', () => {
  it('are not taken until the installation says so (D-27)', async () => {
    const server = await openServer([]);
    const me = server.browser();
    expect((await oneTap(me, (nonce) => server.google.mint({ nonce }))).statusCode).toBe(401);
    expect((await me.call('listProviders')).json().providers[0]).toEqual({ provider: 'google', clientId: null, takesOneTap: false, takesAccessToken: false });
  });

  it('identify by the issuer and its number for them, and nothing else (S-28)', async () => {
    const server = await openServer();
    const [victim, attacker] = [server.browser(), server.browser()];
    await oneTap(victim, (nonce) => server.google.mint({ nonce, sub: '1', email: 'asha@mail.test', email_verified: true }));
    for (const claims of [{ email_verified: false }, {}, { email_verified: true }])
      await oneTap(attacker, (nonce) => server.naukri.mint({ nonce, sub: '1', email: 'asha@mail.test', name: 'Asha', ...claims }), 'naukri');
    expect((await attacker.member())?.userId).not.toBe((await victim.member())?.userId);
    const tables = ['account', 'identity', 'session', 'spent_note'] as const;
    const everything = JSON.stringify(await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute())));
    expect(everything).not.toMatch(/asha|mail\.test/i);
  });
});

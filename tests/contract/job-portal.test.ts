import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import { OpenidPortalAccounts } from '#server/adapters/providers/openid-portal-accounts.ts';
import { OpenidTokens } from '#server/adapters/providers/openid-tokens.ts';
import { loginMethodsFromSettings } from '#server/app/config/login-settings.ts';
import { portalProfileIn } from '#server/app/config/portal-settings.ts';
import { readSettings } from '#server/app/config/read-settings.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { fillGround } from '#tests/login/member-ports.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { inJson, openPortal, type TestPortal } from '#tests/login/portal.ts';
import { openProvider } from '#tests/login/provider.ts';

const person = {
  basics: { first: 'Asha', last: 'Rao', mail: 'asha.rao@portal.example', face: 'https://portal.example/asha.jpg' },
  jobs: [{ at: 'Pravaha Cloudworks', title: ' Software\u0000 Engineer ', city: 'Bengaluru' }],
};

const fields =
  'firstName=basics.first,lastName=basics.last,email=basics.mail,image=basics.face,company=jobs.0.at,designation=jobs.0.title,location=jobs.0.city';

async function openServer() {
  const [portal, google] = await Promise.all([openPortal(person), openProvider('daftar-google')]);
  const read = readSettings({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: 'gs-1',
    GOOGLE_ISSUER: google.issuer,
    NAUKRI_CLIENT_ID: portal.client.id,
    NAUKRI_CLIENT_SECRET: portal.client.secret,
    NAUKRI_ISSUER: portal.origin,
    NAUKRI_AUTHORIZE_URL: `${portal.origin}/authorize`,
    NAUKRI_TOKEN_URL: `${portal.origin}/token`,
    NAUKRI_KEYS_URL: `${portal.origin}/keys`,
    NAUKRI_CHECK_URL: `${portal.origin}/check`,
    NAUKRI_SCOPES: 'career.read',
    NAUKRI_PROFILE_URL: `${portal.origin}/me`,
    NAUKRI_PROFILE_FIELDS: fields,
    NAUKRI_SCRIPT: `${portal.origin}/login.js`,
    PROVIDER_TOKENS: 'google,naukri',
  });
  if ('complaints' in read) throw new Error(read.complaints.join());
  const methods = loginMethodsFromSettings(read.settings);
  const profile = portalProfileIn(read.settings);
  if ('complaints' in methods || !profile) throw new Error('No portal is set up.');
  const source = new ConfiguredProviders(methods.clients, read.settings.providerTokens);
  const server = await openLoginServer(source, 1_000, { portal: new OpenidPortalAccounts(profile, new OpenidTokens(source)) });
  await fillGround(server.db);
  return { ...server, portal, google };
}

type Server = Awaited<ReturnType<typeof openServer>>;

/** Walks through the portal, which sends the browser back at once. */
async function through(me: TestBrowser, url: string): Promise<string> {
  const { headers } = await fetch(url, { redirect: 'manual' });
  return String((await me.ask(headers.get('location') ?? '')).headers['location']);
}

async function byPortal({ browser }: Server, query = '?referer=/p/1') {
  const me = browser();
  const { headers } = await me.ask(`/login/naukri${query}`);
  return { me, asked: new URL(String(headers['location'])), back: await through(me, String(headers['location'])) };
}

async function byGoogle({ browser, google }: Server): Promise<TestBrowser> {
  const me = browser();
  const { nonce } = (await me.call('startOneTap')).json();
  const payload = { socialUserType: 'gp', clientType: 'desktop', token: await google.mint({ nonce, sub: 'g-1' }), tokenType: 'one_tap' };
  expect((await me.call('socialLogin', { payload })).statusCode).toBe(200);
  return me;
}

const worksAt = (me: TestBrowser, companyName: string) =>
  me.call('createCareerStatus', { payload: { careerStatusType: 'working', careerData: { companyName } } });

const link = (me: TestBrowser, payload: object = {}) => me.call('linkJobPortalAccount', { payload });

const everythingIn = async ({ db }: Server): Promise<string> => {
  const tables = ['account', 'identity', 'session', 'spent_note', 'portal_link', 'consent', 'career', 'career_proof'] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
};

describe('a job portal of the settings', () => {
  it('lets its people in, asks for their career, and comes back with custom pairs (R-124, R-131)', async () => {
    const server = await openServer();
    const { me, asked, back } = await byPortal(server, '?referer=/p/1&shade=blue&onLogin=no&__proto__=1');
    expect([asked.pathname, asked.searchParams.get('scope')]).toEqual(['/authorize', 'openid profile email career.read']);
    expect(back).toBe('/p/1?shade=blue&onLogin=true');
    expect(await me.member()).toMatchObject({ loginSource: 'naukri', naukriUser: true });
  });

  it('tells its people alone what it knows of them, once they allow it (R-118, D-26)', async () => {
    const server = await openServer();
    const { me } = await byPortal(server);
    expect((await me.call('getJobPortalAccount')).json()).toMatchObject({ userNaukriAccountExist: true, isConsentGiven: false, firstName: null });
    await me.call('saveJobPortalConsent', { payload: { isConsentGiven: true } });
    expect((await me.call('getJobPortalAccount')).json()).toEqual({
      userNaukriAccountExist: true,
      isConsentGiven: true,
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha.rao@portal.example',
      naukriImage: 'https://portal.example/asha.jpg',
      companyName: 'Pravaha Cloudworks',
      collegeName: null,
      jobProfile: 'Software Engineer',
      jobLocation: 'Bengaluru',
    });
  });

  it('confirms the place that it names, and no other, and nothing of it stays (R-111, R-117, F-16)', async () => {
    const server = await openServer();
    const { me } = await byPortal(server);
    await worksAt(me, 'Koyal Pay');
    expect((await link(me)).json()).toMatchObject({ outcome: 'linked', verified: '', message: null, showPopup: false });
    const { careerStatusId } = (await worksAt(me, 'Pravaha Cloudworks')).json();
    const payload = { careerStatusType: 'working', careerData: { companyName: 'Pravaha Cloudworks' } };
    const again = await me.call('updateCareerStatus', { inPath: { careerStatusId }, payload });
    expect(again.json()).toMatchObject({ verified: 'VERIFIED', verificationSource: 'naukri' });
    expect(await everythingIn(server)).not.toMatch(/asha|portal\.example|Bengaluru/i);
    for (const token of server.portal.tokens.keys()) expect(await everythingIn(server)).not.toContain(token);
  });

  it('is logged in to by members of other providers, who stay who they are (R-117, R-119)', async () => {
    const server = await openServer();
    const me = await byGoogle(server);
    const before = await me.member();
    await worksAt(me, 'Pravaha Cloudworks');
    const first = (await link(me, { referer: '/user#career' })).json();
    expect(first).toMatchObject({ outcome: 'missing', showPopup: true, important: true, message: expect.stringContaining('Log in at the job portal') });
    expect(await through(me, first.loginUrl)).toBe('/user#career');
    expect(await me.member()).toMatchObject({ userId: before?.userId, loginSource: 'google' });
    expect((await link(me)).json()).toMatchObject({ outcome: 'linked', verified: 'VERIFIED', showPopup: false });
  });

  it('gives nobody else what a browser may read (S-38)', async () => {
    const server = await openServer();
    const { me } = await byPortal(server);
    const other = await byGoogle(server);
    for (const name of ['portal', '__Host-portal']) {
      const cookie = me.cookies.get(name);
      if (cookie) other.cookies.set(name, cookie);
    }
    expect((await link(other)).json()).toMatchObject({ outcome: 'missing', showPopup: true });
  });

  it('asks for a login again once the portal takes the token no more (R-119)', async () => {
    const server = await openServer();
    const { me } = await byPortal(server);
    server.portal.tokens.clear();
    const { outcome, showPopup, loginUrl } = (await link(me, { referer: '//evil.test/x' })).json();
    expect([outcome, showPopup]).toEqual(['missing', true]);
    expect(await through(me, loginUrl)).toBe('/');
  });

  it('says that an account there names no place, or that there is none (R-119)', async () => {
    const server = await openServer();
    const { me } = await byPortal(server);
    server.portal.profile = inJson({ basics: person.basics, jobs: [] });
    expect((await link(me)).json()).toMatchObject({ outcome: 'linked', message: 'Your account there does not say where you work or study.', important: false });
    server.portal.profile = inJson({}, 404);
    expect((await link(me)).json()).toMatchObject({ outcome: 'missing', message: 'We found no account of yours there.', important: true });
  });

  const faults: Readonly<Record<string, (response: ServerResponse, portal: TestPortal) => void>> = {
    'is broken': (response) => inJson({}, 500)(response),
    'speaks no JSON': (response) => void response.end('<html>'),
    'leads elsewhere': (response, { origin }) => void response.writeHead(302, { location: `${origin}/me` }).end(),
    'says too much': (response) => inJson({ about: 'x'.repeat(300_000) })(response),
  };

  it.each(Object.keys(faults))('that %s cannot be asked, and careers are saved without it (R-117)', async (fault) => {
    const server = await openServer();
    const { me } = await byPortal(server);
    await link(me);
    server.portal.profile = (response) => faults[fault]!(response, server.portal);
    expect((await link(me)).statusCode).toBe(503);
    expect((await worksAt(me, 'Pravaha Cloudworks')).statusCode).toBe(201);
  });
});

describe('a one-tap token of the job portal', () => {
  it('is taken where the portal gave it out for this product, and by nobody else (R-117, S-26)', async () => {
    const server = await openServer();
    const me = await byGoogle(server);
    await worksAt(me, 'Pravaha Cloudworks');
    server.portal.tokens.set('tap-1', server.portal.client.id).set('tap-2', 'evil');
    for (const token of ['zzz', 'tap-2', 'x.y.z']) expect((await link(me, { token, tokenType: 'one_tap' })).statusCode, token).toBe(422);
    expect((await link(me, { token: 'tap-1', tokenType: 'one_tap' })).json()).toMatchObject({ outcome: 'linked', verified: 'VERIFIED' });
  });

  it.each(['one_tap', 'access_token'])('lets its owner in, and so does an access token: %s (R-133)', async (tokenType) => {
    const server = await openServer();
    const [me, other] = [server.browser(), server.browser()];
    server.portal.tokens.set('tap-1', server.portal.client.id).set('tap-2', 'evil');
    const payload = { socialUserType: 'naukri', clientType: 'desktop', token: 'tap-1', tokenType, shade: 'blue' };
    expect((await me.call('socialLogin', { payload })).json().member).toMatchObject({ loginSource: 'naukri' });
    expect((await other.call('socialLogin', { payload: { ...payload, token: 'tap-2' } })).statusCode).toBe(401);
  });

  it('is asked for by the script that the settings name, which pages are told (R-124, D-27)', async () => {
    const { browser, portal } = await openServer();
    const { providers } = (await browser().call('listProviders')).json();
    expect(providers.find(({ provider }: { readonly provider: string }) => provider === 'naukri')).toEqual({
      provider: 'naukri',
      clientId: portal.client.id,
      takesOneTap: true,
      takesAccessToken: true,
      scriptUrl: `${portal.origin}/login.js`,
    });
  });
});

describe('the job portal of the demo (R-117)', () => {
  it('knows the tokens that it gave out, and no others', async () => {
    const { browser, clock } = await openLoginServer();
    const me = browser();
    await me.logIn('demo-writer');
    const token = (await me.ask('/local-issuer/one-tap')).payload;
    expect((await link(me, { token: 'zzz', tokenType: 'one_tap' })).statusCode).toBe(422);
    clock.advance(599_999);
    expect((await link(me, { token, tokenType: 'one_tap' })).json()).toMatchObject({ outcome: 'linked' });
    clock.advance(1);
    expect((await link(me, { token, tokenType: 'one_tap' })).statusCode).toBe(422);
  });
});

describe('custom pairs of a login', () => {
  it.each(['linkedin', 'naukri'])('go through %s and come back, few, short and never as ours (R-131)', async (provider) => {
    const me = (await openLoginServer()).browser();
    const state = async (query: string) => {
      const url = new URL(String((await me.ask(`/login/${provider}?${query}`)).headers['location']), me.origin);
      return String((await me.ask(`/login/${provider}/callback?error=access_denied&state=${url.searchParams.get('state')}`)).headers['location']);
    };
    expect(await state('referer=/p/1&a=1&b=x%20y&queryStr=c%3D3&loginFailed=no&toast=hi&campaign=vote&clientid=')).toMatch(
      /^\/p\/1\?c=3&a=1&b=x(\+|%20)y&campaign=vote&/,
    );
    expect((await me.ask(`/login/${provider}?a=${'x'.repeat(200)}`)).statusCode).toBe(400);
  });

  it('are taken beside a token, few and short (R-133)', async () => {
    const me = (await openLoginServer()).browser();
    const payload = { socialUserType: 'gp', clientType: 'desktop', token: 't', tokenType: 'access_token' };
    const beside = async (custom: object) => (await me.call('socialLogin', { payload: { ...payload, ...custom } })).statusCode;
    expect(await beside({ utm_source: 'naukri', a: 'b' })).toBe(401);
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`a${at}`, 'b']));
    for (const custom of [{ a: 1 }, { a: 'x'.repeat(201) }, { 'a b': 'c' }, many]) expect(await beside(custom)).toBe(400);
  });
});

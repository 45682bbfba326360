import { describe, expect, it } from 'vitest';
import { providers } from '#core/providers/provider.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { TestBrowser, type Asked } from '#tests/login/browser.ts';
import { openLoginServer } from '#tests/login/login-server.ts';

describe('a login with a provider', () => {
  it.each(providers)('goes the whole way there and back, to where it began: %s (R-124, R-131, R-132)', async (provider) => {
    const { browser } = await openLoginServer();
    const me = browser();
    const back = await me.logIn('demo-writer', provider, '?referer=/list-of-companies%3Frating=4%23top&campaign=vote&openOnboarding=w&openCreatePost=true');
    expect(back).toBe('/list-of-companies?rating=4&openOnboarding=w&campaign=vote&openCreatePost=true&onLogin=true#top');
    const source = provider === 'microsoft' ? 'office' : provider;
    expect(await me.member()).toMatchObject({ displayName: 'Steady Marigold', loginSource: source, isReader: true, isWriter: false });
  });

  it('is finished by any server, whichever began it', async () => {
    const one = await openLoginServer();
    const other = await openLoginServer(new DemoProviders(), 1_000, { db: one.db });
    const asked: number[] = [0, 0];
    let turn = 0;
    const inTurns: Asked = {
      inject: async (options) => {
        const at = turn++ % 2;
        asked[at] = (asked[at] ?? 0) + 1;
        return (at === 0 ? one : other).app.inject(options);
      },
    };
    const people = Array.from({ length: 3 }, () => new TestBrowser(inTurns));
    for (const me of people) await me.logIn('demo-writer');
    for (const me of people) expect(await me.member()).toMatchObject({ displayName: 'Steady Marigold' });
    expect(Math.abs((asked[0] ?? 0) - (asked[1] ?? 0))).toBeLessThanOrEqual(1);
  });

  it('leaves nothing readable in the database, and nothing at all once its minutes are over', async () => {
    const { browser, db, clock } = await openLoginServer();
    await browser().visit('/login/google');
    const rows = await db.selectFrom('demo_login').selectAll().execute();
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/demo-google|redirect_uri|Interaction/);
    clock.advance(20 * 60_000);
    await browser().visit('/login/google');
    expect(await db.selectFrom('demo_login').selectAll().execute()).toHaveLength(rows.length);
  });

  it('makes a new guest a member, without chosen name or role (F-16, S-33)', async () => {
    const { browser, db } = await openLoginServer();
    const me = browser();
    await me.logIn('new-person', 'google', '?openOnboarding=w&campaign=x&openCreatePost=true');
    expect(await me.member()).toMatchObject({ displayName: 'Member', isReader: false, isWriter: false, naukriUser: false });
    const again = browser();
    await again.logIn('new-person', 'linkedin');
    expect((await again.member())?.userId).toBe((await me.member())?.userId);
    const everything = JSON.stringify([await db.selectFrom('account').selectAll().execute(), await db.selectFrom('identity').selectAll().execute()]);
    expect(everything).not.toContain('new-person');
  });

  it('keeps people apart, however many come at once', async () => {
    const { browser, db } = await openLoginServer();
    const browsers = Array.from({ length: 8 }, () => browser());
    await Promise.all(browsers.map((one, at) => one.logIn(`new-${at % 2}`)));
    const members = await Promise.all(browsers.map((one) => one.member()));
    expect(new Set(members.map((member) => member?.userId)).size).toBe(2);
    expect((await db.selectFrom('account').select('id').where('display_name', '=', 'Member').execute()).length).toBe(2);
  });

  it.each([
    ['google', 'loginFailed=google'],
    ['linkedin', 'linkedinLogin=failed'],
  ])('that the provider refuses leads back and says so: %s (R-132)', async (provider, sign) => {
    const { browser } = await openLoginServer();
    const me = browser();
    expect(await me.logIn('', provider, '?referer=/p/1')).toBe(`/p/1?${sign}`);
    expect([await me.member(), me.token('AT')]).toEqual([null, undefined]);
  });

  it('knows the job portal’s own login method, and nobody else’s (R-131)', async () => {
    const { browser } = await openLoginServer();
    const me = browser();
    await me.logIn('new-yolo', 'naukri', '?type=yolo&clientid=');
    expect(await me.member()).toMatchObject({ loginSource: 'naukri', naukriUser: true });
    expect((await browser().ask('/login/google?type=yolo')).statusCode).toBe(400);
  });

  it('offers no login method that is not there', async () => {
    const { browser } = await openLoginServer();
    for (const path of ['/login/facebook', '/login/social', '/login/google/callback/x', '/login/'])
      expect((await browser().ask(path)).statusCode).toBe(path === '/login/social' ? 405 : 404);
  });
});

describe('the demo issuer', () => {
  it('says plainly what it is, bilingually, and allows nothing but its form', async () => {
    const { browser } = await openLoginServer();
    for (const [language, sentence] of [
      ['en', 'This is not LinkedIn. This is the demo.'],
      ['hi', 'यह LinkedIn नहीं है। यह डेमो है।'],
    ] as const) {
      const me = browser();
      const { url } = await me.visit('/login/linkedin');
      const answer = await me.ask(url, { headers: { 'accept-language': language } });
      expect(answer.headers).toMatchObject({
        'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      });
      expect(answer.payload).not.toMatch(/<script|style=|<style|onclick/);
      expect(answer.payload).toContain(sentence);
    }
  });

  it('lists a member of every kind, and someone new', async () => {
    const { browser } = await openLoginServer();
    const { answer } = await browser().visit('/login/google');
    const subjects = [...answer.payload.matchAll(/name="subject" value="([^"]*)"/g)].map(([, subject]) => subject);
    const kinds = ['reader', 'writer', 'portal', 'mail', 'partly', 'student', 'unemployed', 'moderator', 'colleague'];
    expect(subjects).toEqual([...kinds.map((kind) => `demo-${kind}`), '']);
  });

  it('asks again for the identity, however lately the guest was here', async () => {
    const { browser } = await openLoginServer();
    const me = browser();
    await me.logIn('demo-reader');
    await me.logIn('demo-moderator');
    expect(await me.member()).toMatchObject({ displayName: 'Fair Gulmohar' });
  });

  it('takes no choice that another site made (S-35)', async () => {
    const { browser } = await openLoginServer();
    const me = browser();
    const { url } = await me.visit('/login/google');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    expect((await me.ask(url, { method: 'POST', payload: 'subject=demo-writer', headers })).statusCode).toBe(403);
    expect(
      (await browser().ask(url, { method: 'POST', payload: 'subject=demo-writer', headers: { ...headers, 'sec-fetch-site': 'same-origin' } })).statusCode,
    ).toBe(400);
    expect(await me.member()).toBeNull();
  });

  it('sends nobody anywhere but back to us (S-31)', async () => {
    const { browser } = await openLoginServer();
    const me = browser();
    const start = String((await me.ask('/login/google')).headers['location']);
    for (const wanted of [
      'http://evil.test/login/google/callback',
      'http://localhost.evil.test/login/google/callback',
      'http://localhost/login/linkedin/callback',
      'http://localhost/login/google/callback?x',
      'http://localhost@evil.test/login/google/callback',
      'javascript:alert(1)',
    ]) {
      const url = new URL(start);
      url.searchParams.set('redirect_uri', wanted);
      const answer = await me.ask(url.href);
      expect([answer.statusCode, answer.headers['location']], wanted).toEqual([400, undefined]);
    }
  });

  it('is not there where real providers are set up (S-36)', async () => {
    const { ConfiguredProviders } = await import('#server/adapters/providers/configured-providers.ts');
    const { browser } = await openLoginServer(new ConfiguredProviders({ google: { clientId: 'x' } }, []));
    for (const path of ['/local-issuer/auth', '/local-issuer/visit/x', '/local-issuer/.well-known/openid-configuration'])
      expect((await browser().ask(path)).statusCode).toBe(404);
    expect((await browser().call('listProviders')).json()).toEqual({
      isDemo: false,
      hasPasskeys: true,
      hasMail: true,
      providers: [{ provider: 'google', clientId: null, takesOneTap: false, takesAccessToken: false }],
    });
    expect((await browser().ask('/login/naukri')).statusCode).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';
import { sendPushes } from '#server/adapters/notifications/send-pushes.ts';
import { testDeclarations } from '#tests/database.ts';
import { FakePushMessages } from '#tests/fakes/notifications/fake-push-messages.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { SoftAuthenticator } from '#tests/login/soft-authenticator.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

interface Listed {
  readonly data: { readonly title: string; readonly cta: string };
}

async function bellOf(me: TestBrowser, language = 'en'): Promise<readonly string[]> {
  const list: readonly Listed[] = (await me.call('listNotifications', { query: { platform: 'phone', language } })).json();
  expect(list.every(({ data }) => data.cta === '/session')).toBe(true);
  return list.map(({ data }) => data.title);
}

const onIphone = 'New login on Safari, iPhone or iPad. Not you? Log it out';

describe('a member is told of a login', () => {
  it('in a browser new to them, in bell and devices, and nobody else is', async () => {
    const server = await openLoginServer();
    const [mine, stranger, other] = [server.browser(), server.browser({ userAgent: iphone }), server.browser()];
    await mine.logIn('demo-writer');
    await other.logIn('demo-reader');
    const wishes = { language: 'en', topics: ['polls'], quietHours: null, showsContent: true };
    const register = async (me: TestBrowser, token: string) => (await me.call('registerDevice', { payload: { token, ...wishes } })).statusCode;
    expect([await register(mine, 'the-phone-of-mine'), await register(other, 'the-phone-of-others')]).toEqual([204, 204]);
    await stranger.logIn('demo-writer');
    expect([await bellOf(mine), await bellOf(other)]).toEqual([[onIphone], []]);
    expect(await bellOf(mine, 'hi')).toEqual(['Safari, iPhone या iPad पर नया लॉग इन। आप नहीं थे? उसे लॉग आउट करें']);
    expect(await bellOf(mine, 'fr')).toEqual([onIphone]);
    const messages = new FakePushMessages();
    for (const token of ['the-phone-of-mine', 'the-phone-of-others']) messages.devices.set(token, []);
    await sendPushes({ ...testDeclarations, db: server.db, secrets: server.secrets, messages }, server.clock.now());
    expect([...messages.devices.values()]).toEqual([[expect.objectContaining({ title: onIphone, url: expect.stringMatching(/^\/session\?/) })], []]);
  });

  it('neither in known browsers nor at the first login, and again after logging out elsewhere', async () => {
    const server = await openLoginServer();
    const [mine, stranger] = [server.browser(), server.browser({ userAgent: iphone })];
    await mine.logIn('demo-writer');
    await mine.call('logout');
    await mine.logIn('demo-writer');
    expect(await bellOf(mine)).toEqual([]);
    await stranger.logIn('demo-writer');
    await stranger.call('logout');
    await stranger.logIn('demo-writer');
    const noted = () => server.db.selectFrom('notification').select('thing').execute();
    expect(await noted()).toEqual([{ thing: 'Safari/iOS' }]);
    await mine.call('revokeOtherSessions');
    await mine.call('refreshSession');
    await mine.logIn('demo-writer');
    expect(await noted()).toHaveLength(1);
    await stranger.logIn('demo-writer');
    expect(await noted()).toHaveLength(2);
    expect(await bellOf(mine)).toEqual([onIphone]);
  });

  it('and of every passkey and recovery code that comes or goes', async () => {
    const server = await openLoginServer();
    const me = server.browser({ origin: 'http://localhost' });
    await me.logIn('demo-writer');
    const begun = (await me.call('startPasskeyRegistration')).json();
    const made = await me.call('completePasskeyRegistration', { payload: new SoftAuthenticator('http://localhost').make(begun) });
    expect((await me.call('deletePasskey', { inPath: { passkeyId: made.json().passkeyId } })).statusCode).toBe(204);
    const { codes } = (await me.call('createRecoveryCodes')).json();
    expect((await me.call('redeemRecoveryCode', { payload: { code: codes[0] } })).statusCode).toBe(200);
    expect((await bellOf(me)).toSorted()).toEqual([
      'A passkey of yours was removed. Not you? Log out everywhere else',
      'A passkey was added to your account. Not you? Remove it',
      'A recovery code was used to log in. Not you? Log out everywhere else',
      'New recovery codes were made for your account. Not you? Log out everywhere else',
    ]);
  });

  it('only by what the sessions list says, without network, version or other name', async () => {
    const server = await openLoginServer();
    const [mine, stranger] = [server.browser({ origin: 'https://localhost' }), server.browser({ origin: 'https://localhost', userAgent: iphone })];
    await mine.logIn('demo-writer');
    await stranger.logIn('demo-writer');
    const { userId } = (await mine.member())!;
    const [row] = await server.db.selectFrom('notification').selectAll().execute();
    expect(row).toMatchObject({ recipient: server.secrets.reference('logins', userId), kind: 'signIn', thing: 'Safari/iOS' });
    expect(JSON.stringify(row)).not.toContain(userId);
    expect(mine.cookies.get('__Host-known')?.line).toMatch(/^__Host-known=[\w-]{22}; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure$/);
  });
});

describe('notices of logins', () => {
  it('are one per kind of browser and hour, so that many bury no other news', async () => {
    const server = await openLoginServer();
    const mine = server.browser();
    await mine.logIn('demo-writer');
    for (let times = 0; times < 12; times++) await server.browser({ userAgent: iphone }).logIn('demo-writer');
    expect(await bellOf(mine)).toEqual([onIphone]);
    expect(await server.db.selectFrom('notification').select('thing').execute()).toHaveLength(1);
  });

  it('are marked by no request, since marking beside other news would link them (F-07)', async () => {
    const server = await openLoginServer();
    const mine = server.browser();
    await mine.logIn('demo-writer');
    await server.browser({ userAgent: iphone }).logIn('demo-writer');
    const [{ notificationId }] = (await mine.call('listNotifications', { query: { platform: 'phone', language: 'en' } })).json();
    await mine.call('actOnNotifications', { payload: { action: 'View', notificationIds: [notificationId] } });
    expect(await server.db.selectFrom('notification').select('status').execute()).toEqual([{ status: 0 }]);
  });
});

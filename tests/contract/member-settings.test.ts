import { describe, expect, it } from 'vitest';
import { signedIn, placesHolding, userIdOf } from '#tests/login/signed-in.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';

describe('a device (R-175)', () => {
  const token = 'a-token-of-a-push-service-1';
  const register = (browser: TestBrowser, text = token) => browser.call('registerDevice', { payload: JSON.stringify({ token: text }) });
  const kept = async (server: LoginServer) => (await server.db.selectFrom('device').select('session_id').execute()).length;

  it('is forgotten when its member logs out, and its token lies in no table', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    await register(me);
    expect([await kept(server), await placesHolding(server.db, [token])]).toEqual([1, []]);
    await me.call('logout');
    expect(await kept(server)).toBe(0);
  });

  it('goes with the session that registered it last, one for each', async () => {
    const server = await openLoginServer();
    const [me, other] = [await signedIn(server), await signedIn(server, 'demo-reader')];
    await register(me, 'a-token-of-a-push-service-0');
    await register(me);
    expect(await kept(server)).toBe(1);
    await register(other);
    expect(await kept(server)).toBe(1);
    await me.call('unregisterDevice', { payload: JSON.stringify({ token }) });
    expect(await kept(server)).toBe(1);
    await other.call('unregisterDevice', { payload: JSON.stringify({ token }) });
    expect(await kept(server)).toBe(0);
  });
});

describe('what a member sets', () => {
  it('can be ended through a message’s link by its recipient for sixty days (R-164)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const { items } = (await me.call('subscribe')).json();
    const token: string = items.find(({ isOn }: { isOn: boolean }) => isOn).endingToken;
    const end = (text: string) => server.browser().call('unsubscribe', { payload: JSON.stringify({ token: text }) });
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(await userIdOf(me));
    const sealedForAnother = server.secrets.seal('login', { accountId: await userIdOf(me), topic: 'weekly-digest', until: Number.MAX_SAFE_INTEGER });
    for (const wrong of [`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`, token.slice(4), sealedForAnother])
      expect((await end(wrong)).json().code).toBe('LINK_INVALID');
    server.clock.advance(60 * 86_400_000 - 1);
    expect((await end(token)).json()).toEqual({ topic: 'weekly-digest' });
    server.clock.advance(1);
    expect((await end(token)).json().code).toBe('LINK_INVALID');
    expect(await server.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
  });

  it('lies beside no account where it says what a member thinks (F-15)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    await me.call('upsertFeedback');
    await me.call('upsertFeedback', { payload: JSON.stringify({ rating: 2, text: '  ' }) });
    const rows = await server.db.selectFrom('feedback').selectAll().execute();
    expect(rows).toMatchObject([{ rating: 2, text: null, month: '2026-11-01' }]);
    expect(JSON.stringify(rows)).not.toContain(await userIdOf(me));
  });

  it('counts the app’s question once a day and five times in all (R-177)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const ask = async () => (await me.call('checkPopup')).json();
    const together = await Promise.all([ask(), ask(), ask()]);
    expect(together.filter(({ showPopup }) => showPopup).length).toBe(1);
    for (let count = 2; count <= 5; count++) {
      server.clock.advance(86_400_000);
      await me.logIn('demo-writer');
      expect(await ask()).toEqual({ showPopup: true, popupCount: count });
    }
    server.clock.advance(86_400_000);
    await me.logIn('demo-writer');
    expect(await ask()).toEqual({ showPopup: false, popupCount: 5 });
  });

  it('lets a nudge rest for its time, and shows a guest none (R-016)', async () => {
    const server = await openLoginServer();
    const popup = async (browser: TestBrowser) => (await browser.call('getEligibilityPopup')).json().popupType;
    const me = await signedIn(server, 'demo-reader');
    expect([await popup(server.browser()), await popup(me)]).toEqual([null, 'become-writer']);
    await me.call('dismissEligibilityPopup');
    expect(await popup(me)).toBeNull();
    server.clock.advance(14 * 86_400_000);
    await me.logIn('demo-reader');
    expect(await popup(me)).toBe('become-writer');
  });
});

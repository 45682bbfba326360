import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { signedIn, placesHolding, userIdOf, writtenUnder } from '#tests/login/signed-in.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { bodiesOf, formType } from './calls.ts';
import { contracts } from './server.ts';

const everythingGoes = '?designationProfile=delete&feedback=delete';

/** Stores a row of every kind about a member, so that deletion is tested fully. */
async function leaveMarkers(browser: TestBrowser): Promise<void> {
  const calls = [
    'createWorkExperience',
    'createEducation',
    'savePreferences',
    'saveMessagePreferences',
    'subscribe',
    'saveConsent',
    'upsertFeedback',
    'checkPopup',
    'registerDevice',
    'dismissEligibilityPopup',
  ];
  for (const operationId of calls) {
    const inPath = operationId === 'saveConsent' ? { purpose: 'usage' } : {};
    const answer = await browser.call(operationId, { inPath });
    expect([operationId, answer.statusCode < 300]).toEqual([operationId, true]);
  }
  const [picture] = bodiesOf(contracts.operations.find(({ operationId }) => operationId === 'uploadProfilePhoto')!);
  const answer = await browser.call('uploadProfilePhoto', { payload: picture!.payload, headers: { 'content-type': formType } });
  expect(answer.statusCode).toBe(201);
}

describe('deleting an account (R-155)', () => {
  it('leaves nothing leading to its member, and signs them out everywhere (S-23, S-115)', async () => {
    const server = await openLoginServer();
    const [me, elsewhere] = [await signedIn(server), await signedIn(server)];
    const userId = await userIdOf(me);
    await leaveMarkers(me);
    const { rows: before } = await sql<{ ref: string }>`select ref from feedback`.execute(server.db);
    const markers = [userId, ...before.map(({ ref }) => ref), server.secrets.personaOf(userId)];
    expect((await placesHolding(server.db, markers)).length).toBeGreaterThan(10);

    const answer = await me.call('deleteUser', { url: `/api/user/user${everythingGoes}` } as object);
    expect(answer.statusCode).toBe(200);
    const receipt = answer.json();
    const items = receipt.deleted.map(({ item }: { item: string }) => item);
    for (const item of [
      'account',
      'signIns',
      'sessions',
      'workExperience',
      'education',
      'profilePhoto',
      'preferences',
      'consents',
      'subscriptions',
      'devices',
      'feedback',
    ])
      expect(items).toContain(item);
    expect(await placesHolding(server.db, markers)).toEqual([]);
    expect(JSON.stringify(await server.db.selectFrom('deletion_receipt').selectAll().execute())).not.toContain(receipt.receiptNumber);

    for (const browser of [me, elsewhere]) expect((await browser.call('getUserProfile')).statusCode).toBe(401);
    expect([me.token('AT'), me.token('RT'), me.cookies.has('usr_data')]).toEqual([undefined, undefined, false]);
    expect((await server.browser().call('getDeletionReceipt', { inPath: { receiptNumber: receipt.receiptNumber } })).json()).toEqual(receipt);
  });

  it('lets the same sign-in begin a new account later', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const former = await userIdOf(me);
    await me.call('createWorkExperience');
    await me.call('deleteUser', { url: `/api/user/user${everythingGoes}` } as object);
    await me.logIn('demo-writer');
    expect(await me.member()).toMatchObject({ displayName: 'Member', isReader: false, isWriter: false });
    expect(await userIdOf(me)).not.toBe(former);
    expect((await me.call('listWorkExperience')).json()).toEqual({ items: [] });
  });

  it('leaves a persona behind as nobody’s when that was chosen', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server, 'demo-mail');
    const ref = await writtenUnder(server, await userIdOf(me));
    await server.db
      .updateTable('persona')
      .set({ name: ownWords('Canary Engineer') })
      .where('ref', '=', ref)
      .execute();
    const answer = await me.call('deleteUser', { url: '/api/user/user?designationProfile=leave' } as object);
    expect(answer.json().left).toContainEqual({ item: 'designationProfile', because: 'chosen' });
    expect(await server.db.selectFrom('persona').selectAll().where('ref', '=', ref).execute()).toMatchObject([{ name: 'Deleted member', is_verified: false }]);
    expect(await placesHolding(server.db, ['Canary'])).toEqual([]);
  });

  it('needs a login of the last ten minutes, and deletes nothing before (S-25)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    server.clock.advance(600_000);
    expect((await me.call('getDeletionPreview')).json().refusedBy).toBe('SIGN_IN_AGAIN');
    for (const operationId of ['deleteUser', 'deactivateUser']) {
      const refused = await me.call(operationId);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'SIGN_IN_AGAIN']);
    }
    expect((await me.member())?.displayName).toBe('Steady Marigold');
    await me.logIn('demo-writer');
    expect((await me.call('getDeletionPreview')).json().refusedBy).toBeNull();
    expect((await me.call('deleteUser')).statusCode).toBe(200);
  });

  it('is proved to anyone by its number, without the answer; invalid numbers are refused', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const refused = await me.call('deleteUser', { url: '/api/user/user?receiptNumber=my-account' } as object);
    expect([refused.statusCode, (await me.member())?.displayName]).toEqual([400, 'Steady Marigold']);
    const number = 'm2d7-p4x9-c0t6-h8rk';
    const deletion = { url: `/api/user/user${everythingGoes}&receiptNumber=${number}` } as object;
    expect((await me.call('deleteUser', deletion)).statusCode).toBe(200);
    expect((await me.call('deleteUser', deletion)).statusCode).toBe(401);
    expect((await server.browser().call('getDeletionReceipt', { inPath: { receiptNumber: number } })).json().receiptNumber).toBe(number);
    await me.logIn('demo-writer');
    const again = await me.call('deleteUser', deletion);
    expect([again.statusCode, (await me.member())?.displayName]).toEqual([409, 'Member']);
  });

  it('is done once when two tabs ask at the same moment', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const answers = await Promise.all([me.call('deleteUser'), me.call('deleteUser')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  });
});

describe('a deactivated member (R-155)', () => {
  it('is signed out everywhere and hidden, and returns by asking after logging in (S-23)', async () => {
    const server = await openLoginServer();
    const [me, elsewhere] = [await signedIn(server, 'demo-mail'), await signedIn(server, 'demo-mail')];
    const refs = [await writtenUnder(server, await userIdOf(me))];
    const hidden = async () => (await server.db.selectFrom('persona').select('is_hidden').where('ref', 'in', refs).execute()).map(({ is_hidden }) => is_hidden);

    expect((await me.call('deactivateUser')).statusCode).toBe(204);
    expect([me.token('AT'), new Set(await hidden())]).toEqual([undefined, new Set([true])]);
    for (const browser of [me, elsewhere]) expect((await browser.call('getUserProfile')).statusCode).toBe(401);

    await me.logIn('demo-mail');
    expect((await me.call('getSession')).json().member).toMatchObject({ displayName: 'Patient Neem', isResting: true });
    for (const operationId of ['getUserProfile', 'listWorkExperience', 'savePreferences', 'registerDevice']) {
      const refused = await me.call(operationId);
      expect([operationId, refused.statusCode, refused.json().code]).toEqual([operationId, 409, 'ACCOUNT_RESTING']);
    }
    expect((await me.call('reactivateUser')).statusCode).toBe(204);
    expect((await me.call('getSession')).json().member).toMatchObject({ isResting: false });
    expect([(await me.call('getUserProfile')).statusCode, new Set(await hidden())]).toEqual([200, new Set([false])]);
  });

  it('can leave for good or log out without coming back first', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    await me.call('deactivateUser');
    await me.logIn('demo-writer');
    expect((await me.call('logout')).statusCode).toBeLessThan(300);
    await me.logIn('demo-writer');
    expect((await me.call('deleteUser')).statusCode).toBe(200);
  });
});

describe('a device that may be notified', () => {
  it('goes with the session, when its member logs out (R-175)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const kept = async (): Promise<number> => (await server.db.selectFrom('device').select('key').execute()).length;
    await me.call('registerDevice');
    expect(await kept()).toBe(1);
    await me.call('logout');
    expect(await kept()).toBe(0);
  });
});

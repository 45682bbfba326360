import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/login.ts';
import type { Passkeys } from '#core/login/passkeys.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { httpPasskeys } from '#web/adapters/login/http-passkeys.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakePasskeys } from '#tests/fakes/login/fake-passkeys.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { SoftAuthenticator } from '#tests/login/soft-authenticator.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { meetsContract } from './passkeys.ts';

const secrets = new Secrets(Buffer.alloc(32, 7));
const origin = 'https://daftar.test';

async function inTheDatabase() {
  const { db } = await aDatabase();
  const clock = new FakeClock();
  const newScope = () => new MemberScope(db, clock, secrets);
  const scope = await newScope().signIn('somebody');
  return { passkeys: at(scope), guest: at(newScope()), origin, clock, db, newScope };
}

async function overTheWire() {
  const { app, db, clock } = await openLoginServer();
  const scope = await new MemberScope(db, clock, secrets).signIn('somebody');
  const [code = ''] = await (await scope.ports()).recoveryCodes.make();
  const http = browserOf(app, clock);
  await httpRecoveryCodes(http.service(routes)).logIn(code);
  return { passkeys: httpPasskeys(http.service(routes)), guest: httpPasskeys(browserOf(app, clock).service(routes)), origin: 'http://daftar.test' };
}

function at(scope: MemberScope): Passkeys {
  const now = async (): Promise<Passkeys> => (await scope.ports()).passkeys;
  return {
    list: async () => (await now()).list(),
    startRegistration: async () => (await now()).startRegistration(),
    register: async (made) => (await now()).register(made),
    remove: async (passkeyId) => (await now()).remove(passkeyId),
    startLogin: async () => (await now()).startLogin(),
    logIn: async (used) => (await now()).logIn(used),
    startSignUp: async () => (await now()).startSignUp(),
    signUp: async (made) => (await now()).signUp(made),
  };
}

async function withPasskey() {
  const opened = await inTheDatabase();
  const key = new SoftAuthenticator(origin);
  const made = await opened.passkeys.register(key.make(await opened.passkeys.startRegistration()));
  return { ...opened, key, made };
}

describe('passkeys in memory', () =>
  void meetsContract(async () => {
    const passkeys = new FakePasskeys();
    return { passkeys, guest: passkeys, origin };
  }));
describe('passkeys in the database', () => void meetsContract(inTheDatabase));
describe('passkeys over the wire', () => void meetsContract(overTheWire));

describe('a passkey that is made', () => {
  it.each([
    ['for another site', { origin: 'https://evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
    ['for another challenge', { challenge: 'YW5vdGhlcg' }],
    ['without proof of its owner', { isVerified: false }],
    ['by what is for using one', { type: 'webauthn.get' }],
  ])('%s is not kept', async (_what, mischief) => {
    const { passkeys } = await inTheDatabase();
    const key = new SoftAuthenticator(origin);
    await expect(passkeys.register(key.make(await passkeys.startRegistration(), mischief))).rejects.toMatchObject({ kind: 'conflict' });
    expect((await passkeys.list()).items).toEqual([]);
  });

  it('is stored once, within five minutes of asking, for the member who asked', async () => {
    const { passkeys, clock, newScope, db } = await inTheDatabase();
    const key = new SoftAuthenticator(origin);
    const made = key.make(await passkeys.startRegistration());
    await passkeys.register(made);
    await expect(passkeys.register(made)).rejects.toMatchObject({ kind: 'conflict' });
    const late = new SoftAuthenticator(origin).make(await passkeys.startRegistration());
    clock.advance(300_000);
    await expect(passkeys.register(late)).rejects.toMatchObject({ kind: 'conflict' });
    const other = at(await newScope().signIn('somebody else'));
    await expect(other.register(key.make(await other.startRegistration()))).rejects.toMatchObject({ kind: 'conflict' });
    expect((await db.selectFrom('passkey').select('id').execute()).length).toBe(1);
  });

  it('needs a member who signed in lately, as removing one does (S-25)', async () => {
    const { passkeys, clock, made } = await withPasskey();
    clock.advance(600_000);
    const again = { kind: 'conflict', code: 'SIGN_IN_AGAIN' };
    await expect(passkeys.startRegistration()).rejects.toMatchObject(again);
    await expect(passkeys.remove(made.passkeyId)).rejects.toMatchObject(again);
    expect((await passkeys.list()).items).toHaveLength(1);
  });

  it('is one of twenty at most', async () => {
    const { passkeys } = await inTheDatabase();
    for (let turn = 0; turn < 20; turn++) await passkeys.register(new SoftAuthenticator(origin).make(await passkeys.startRegistration()));
    await expect(passkeys.startRegistration()).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('of another member cannot be removed (S-38)', async () => {
    const { made, newScope, passkeys } = await withPasskey();
    const other = at(await newScope().signIn('somebody else'));
    await expect(other.remove(made.passkeyId)).rejects.toMatchObject({ kind: 'missing' });
    expect((await passkeys.list()).items).toHaveLength(1);
    expect((await other.list()).items).toEqual([]);
  });
});

describe('a passkey that is used', () => {
  it.each([
    ['for another site', { origin: 'https://evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
    ['for another challenge', { challenge: 'YW5vdGhlcg' }],
    ['without proof of its owner', { isVerified: false }],
    ['by what is for making one', { type: 'webauthn.create' }],
  ])('%s lets nobody in', async (_what, mischief) => {
    const { key, guest } = await withPasskey();
    await expect(guest.logIn(key.use(await guest.startLogin(), mischief))).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('lets in once for each asking, within five minutes', async () => {
    const { key, guest, clock } = await withPasskey();
    const used = key.use(await guest.startLogin());
    await guest.logIn(used);
    await expect(guest.logIn(used)).rejects.toMatchObject({ kind: 'signed-out' });
    const late = key.use(await guest.startLogin());
    clock.advance(300_000);
    await expect(guest.logIn(late)).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('lets nobody in whose signature is another’s, or who names another owner', async () => {
    const { key, guest } = await withPasskey();
    const used = key.use(await guest.startLogin());
    await expect(guest.logIn({ ...used, signature: `${used.signature.slice(0, -4)}AAAA` })).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(guest.logIn({ ...key.use(await guest.startLogin()), userHandle: 'c29tZWJvZHllbHNl' })).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('lets nobody in when its count shows that it was copied', async () => {
    const { key, guest } = await withPasskey();
    await guest.logIn(key.use(await guest.startLogin(), { counter: 7 }));
    await expect(guest.logIn(key.use(await guest.startLogin(), { counter: 7 }))).rejects.toMatchObject({ kind: 'signed-out' });
    await guest.logIn(key.use(await guest.startLogin(), { counter: 8 }));
  });

  it('says the day on which it was last used', async () => {
    const { key, guest, passkeys, clock } = await withPasskey();
    clock.advance(60_000);
    await guest.logIn(key.use(await guest.startLogin()));
    expect((await passkeys.list()).items[0]?.lastUsedOn).toBe('2026-11-20');
  });
});

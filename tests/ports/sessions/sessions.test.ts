import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/login.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import { httpSessions } from '#web/adapters/sessions/http-sessions.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { aMember } from '#tests/members.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { meetsContract, keepsThemApart, type OpenedSessions } from './sessions.ts';

const secrets = new Secrets(Buffer.alloc(32, 7));

async function inTheDatabase(): Promise<OpenedSessions & { readonly scope: MemberScope; readonly copy: () => MemberScope }> {
  const { db } = await aDatabase();
  const clock = new FakeClock();
  const newScope = () => new MemberScope(db, clock, secrets);
  const scope = await newScope().signIn('somebody');
  const copy = () => {
    const other = newScope();
    other.jar.tokens = scope.jar.tokens;
    return other;
  };
  const another = async () => (await newScope().signIn('somebody')).sessions;
  return { sessions: scope.sessions, clock, member: { displayName: 'Member', loginSource: 'linkedin' }, another, guest: newScope().sessions, scope, copy };
}

/** Browsers that sign in with one member's recovery codes. */
async function overTheWire(): Promise<OpenedSessions> {
  const { app, db, clock } = await openLoginServer();
  const scope = await new MemberScope(db, clock, secrets).signIn('somebody');
  const codes = [...(await (await scope.ports()).recoveryCodes.make())];
  await scope.sessions.signOut();
  const another = async () => {
    const http = browserOf(app, clock);
    await httpRecoveryCodes(http.service(routes)).logIn(codes.pop() ?? '');
    return httpSessions(http.service(routes));
  };
  const guest = httpSessions(browserOf(app, clock).service(routes));
  return { sessions: await another(), clock, member: { displayName: 'Member', loginSource: 'recovery' }, another, guest };
}

describe('sessions in memory', () =>
  void meetsContract(async () => {
    const clock = new FakeClock();
    const guest = new FakeSessions(clock);
    const sessions = new FakeSessions(clock, aMember({ loginSource: 'linkedin' }));
    return { sessions, clock, member: { displayName: 'Member', loginSource: 'linkedin' }, another: async () => guest, guest };
  }));

describe('sessions in the database', () => {
  meetsContract(inTheDatabase);
  keepsThemApart(inTheDatabase);
});

describe('sessions over the wire', () => {
  meetsContract(overTheWire);
  keepsThemApart(overTheWire);
});

describe('the tokens of a session', () => {
  it('are replaced each time, and the old ones work ten seconds more (S-20)', async () => {
    const { scope, copy, clock } = await inTheDatabase();
    const old = copy();
    await scope.sessions.refresh();
    expect(scope.jar.tokens).not.toEqual(old.jar.tokens);
    clock.advance(9_999);
    expect((await old.sessions.current()).member).toBeDefined();
    clock.advance(1);
    expect((await old.sessions.current()).member).toBeUndefined();
    expect((await scope.sessions.current()).member).toBeDefined();
  });

  it('may be changed by several tabs at once, and each of them stays signed in', async () => {
    const { copy, clock } = await inTheDatabase();
    const tabs = Array.from({ length: 10 }, copy);
    await Promise.all(tabs.map((tab) => tab.sessions.refresh()));
    for (const tab of tabs) expect((await tab.sessions.current()).member).toBeDefined();
    clock.advance(600_000);
    const [first, ...others] = tabs;
    await first!.sessions.refresh();
    clock.advance(9_999);
    await Promise.all(others.map((tab) => tab.sessions.refresh()));
  });

  it('end the whole session when an old one is shown later, anywhere (S-20)', async () => {
    const { scope, copy, clock, sessions } = await inTheDatabase();
    const thief = copy();
    await sessions.refresh();
    clock.advance(10_000);
    await expect(thief.sessions.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
    expect((await sessions.current()).member).toBeUndefined();
    await expect(sessions.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
    expect(scope.jar.tokens).toBeUndefined();
  });

  it('end it also when the thief was first, and the owner comes later', async () => {
    const { scope, copy, clock } = await inTheDatabase();
    const thief = copy();
    await thief.sessions.refresh();
    clock.advance(10_000);
    await expect(scope.sessions.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
    expect((await thief.sessions.current()).member).toBeUndefined();
  });

  it('end it when an attacker knows half of one', async () => {
    const { scope, copy } = await inTheDatabase();
    const guesser = copy();
    const { refresh } = scope.jar.tokens!;
    guesser.jar.tokens = { access: '', refresh: `${refresh.slice(0, 22)}${'A'.repeat(43)}` };
    await expect(guesser.sessions.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(scope.sessions.refresh()).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('that have ended are not revived by the next ones (S-21)', async () => {
    const { scope, copy, clock } = await inTheDatabase();
    clock.advance(900_000);
    const old = copy();
    await scope.sessions.refresh();
    expect((await old.sessions.current()).member).toBeUndefined();
  });

  it('are no use for each other', async () => {
    const { scope, copy } = await inTheDatabase();
    const other = copy();
    const { access, refresh } = scope.jar.tokens!;
    other.jar.tokens = { access: refresh, refresh: access };
    expect((await other.sessions.current()).member).toBeUndefined();
  });

  it('are given to fifty browsers at most, and those unused longest leave', async () => {
    const { another, scope, clock } = await inTheDatabase();
    for (let turn = 0; turn < 55; turn++) {
      clock.advance(1_000);
      await another();
    }
    const last = await another();
    expect(await last.list()).toHaveLength(50);
    expect((await scope.sessions.current()).member).toBeUndefined();
  });
});

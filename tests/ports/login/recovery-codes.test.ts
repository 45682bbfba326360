import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/login.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeRecoveryCodes } from '#tests/fakes/login/fake-recovery-codes.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { meetsContract } from './recovery-codes.ts';

const secrets = new Secrets(Buffer.alloc(32, 7));

async function inTheDatabase() {
  const { db } = await aDatabase();
  const clock = new FakeClock();
  const newScope = () => new MemberScope(db, clock, secrets);
  const scope = await newScope().signIn('somebody');
  return { codes: (await scope.ports()).recoveryCodes, guest: (await newScope().ports()).recoveryCodes, scope, clock, db, newScope };
}

async function overTheWire() {
  const { app, db, clock } = await openLoginServer();
  const scope = await new MemberScope(db, clock, secrets).signIn('somebody');
  const [code = ''] = await (await scope.ports()).recoveryCodes.make();
  const http = browserOf(app, clock);
  await httpRecoveryCodes(http.service(routes)).logIn(code);
  return { codes: httpRecoveryCodes(http.service(routes)), guest: httpRecoveryCodes(browserOf(app, clock).service(routes)) };
}

describe('recovery codes in memory', () =>
  void meetsContract(async () => {
    const codes = new FakeRecoveryCodes();
    return { codes, guest: codes };
  }));
describe('recovery codes in the database', () => void meetsContract(inTheDatabase));
describe('recovery codes over the wire', () => void meetsContract(overTheWire));

describe('a recovery code', () => {
  it('has 112 bits of chance or more, by thirty-two letters and digits that all come', async () => {
    const { codes } = await inTheDatabase();
    const made = (await Promise.all(Array.from({ length: 8 }, () => codes.make()))).flat().map((code) => code.replaceAll('-', ''));
    expect(Math.min(...made.map(({ length }) => length)) * Math.log2(new Set(made.join('')).size)).toBeGreaterThanOrEqual(112);
  });

  it('is stored as a hash that nobody can try out without the key', async () => {
    const { codes, db } = await inTheDatabase();
    const made = await codes.make();
    const everything = JSON.stringify(await db.selectFrom('recovery_code').selectAll().execute());
    const { createHash } = await import('node:crypto');
    for (const code of made) {
      const bare = code.replaceAll('-', '');
      for (const text of [code, bare, createHash('sha256').update(bare).digest('base64url')]) expect(everything).not.toContain(text);
    }
    await expect(async () =>
      (await new MemberScope(db, new FakeClock(), new Secrets(Buffer.alloc(32, 8))).ports()).recoveryCodes.logIn(made[0]!),
    ).rejects.toMatchObject({
      kind: 'signed-out',
    });
  });

  it('is used by one of many who try it at once', async () => {
    const { codes, newScope, db } = await inTheDatabase();
    const [code = ''] = await codes.make();
    // Else the first would be done before the others are connected.
    await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.05)`.execute(db)));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, async () => (await newScope().ports()).recoveryCodes.logIn(code)));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });

  it('is made for a member who signed in lately, and for nobody else (S-25)', async () => {
    const { scope, clock, guest } = await inTheDatabase();
    await expect(guest.make()).rejects.toMatchObject({ kind: 'signed-out' });
    clock.advance(600_000);
    await expect(async () => (await scope.ports()).recoveryCodes.make()).rejects.toMatchObject({ kind: 'conflict', code: 'SIGN_IN_AGAIN' });
  });

  it('leaves as many as were not used, and those of others alone', async () => {
    const { scope, newScope, codes } = await inTheDatabase();
    const [code = ''] = await codes.make();
    const other = await newScope().signIn('somebody else');
    await (await other.ports()).recoveryCodes.make();
    await (await newScope().ports()).recoveryCodes.logIn(code);
    expect([(await (await scope.ports()).passkeys.list()).recoveryCodesLeft, (await (await other.ports()).passkeys.list()).recoveryCodesLeft]).toEqual([9, 10]);
  });
});

import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { noFacts, sealedCareer, workplaceHash } from '#server/adapters/careers/career-facts.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { openDatabase } from '#server/adapters/database/database.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { hashed, Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlMailVerifications } from '#server/adapters/verification/sql-mail-verifications.ts';
import { openLog } from '#server/app/process/log.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { everyRow, tablesHolding } from '#tests/every-row.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { aMemberScope, fillGround, secrets } from '#tests/login/member-ports.ts';
import { testDeclarations } from '#tests/database.ts';

const localPart = 'chandrika.venugopal';
const address = `${localPart}@pravaha-cloudworks.example`;
const quietly = (): void => undefined;

function* filesIn(folder: string): Generator<readonly [string, Buffer], void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield [entry.name, readFileSync(join(entry.parentPath, entry.name))];
}

/** Full verification: address with capitals and tag, a wrong code, the right one. */
async function verifyWholly(server: Awaited<ReturnType<typeof openLoginServer>>): Promise<void> {
  const me = server.browser();
  await me.logIn('demo-writer');
  const asPosted = (body: object) => ({ payload: JSON.stringify(body) });
  await me.call('createCareerStatus', asPosted({ careerStatusType: 'working', careerData: { companyName: 'Pravaha Cloudworks' } }));
  const workEmail = address.replace('chandrika', 'Chandrika').replace('@', '+daftar@');
  expect((await me.call('generateEmailOtp', asPosted({ workEmail, language: 'hi' }))).statusCode).toBe(200);
  const otp = /\d{6}/.exec(server.mailbox.list()[0]?.text ?? '')?.[0] ?? '';
  expect((await me.call('verifyEmailOtp', asPosted({ workEmail, otp: otp === '000000' ? '000001' : '000000' }))).json()).toMatchObject({
    code: 'MAIL_CODE_WRONG',
  });
  expect((await me.call('verifyEmailOtp', asPosted({ workEmail, otp }))).json()).toMatchObject({ verified: 'VERIFIED', verificationSource: 'email' });
  const recorded = await Promise.all(
    ['getUserProfile', 'getCareerStatus', 'getOnboardingPrefill', 'getAvailablePseudoProfiles'].map((operation) => me.call(operation)),
  );
  for (const { statusCode, payload } of recorded) {
    expect(statusCode).toBe(200);
    expect(payload.toLowerCase()).not.toContain(localPart);
    expect(payload).not.toMatch(/"(work|student)Email":(?!null)/);
  }
}

describe('an address that verified something (F-01)', () => {
  it('and its local part are in no table, file, log or mailbox (D-25)', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'daftar-kept-'));
    const { db, close } = await openDatabase({ dataDir, say: quietly });
    onTestFinished(async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await migrate({ db }, quietly);
    const lines: string[] = [];
    const server = await openLoginServer(new DemoProviders(), 1_000, { db, log: openLog('debug', { write: (line) => void lines.push(line) }) });
    await fillGround(db);
    await verifyWholly(server);

    const needles = [localPart, 'venugopal', address];
    expect(await tablesHolding(db, needles)).toEqual([]);
    expect(server.mailbox.list()).toEqual([]);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => needles.some((needle) => line.toLowerCase().includes(needle)))).toEqual([]);

    await db.insertInto('topic').values({ id: 99, url_name: 'planted-needle-for-the-search', name: 'Planted' }).execute();
    await sql`checkpoint`.execute(db);
    const holders = (needle: string): string[] =>
      [...filesIn(dataDir)].filter(([, bytes]) => bytes.includes(needle) || bytes.includes(Buffer.from(needle, 'utf16le'))).map(([name]) => name);
    expect(holders('planted-needle-for-the-search').length).toBeGreaterThan(1);
    for (const needle of ['chandrika', 'Chandrika', 'venugopal']) expect(holders(needle)).toEqual([]);
  });

  const parts = 'asha ravi meera kabir nisha vikram leela arjun divya rohan'.split(' ');
  const families = 'rao iyer khan das nair gupta singh pillai bose sen'.split(' ');

  /** Brute-force dictionary: a million addresses from a list of names, including the true one. */
  function* guesses(): Generator<string, void> {
    for (const first of parts)
      for (const last of families) for (let number = 0; number < 10_000; number++) yield `${first}.${last}${number || ''}@pravaha-cloudworks.example`;
  }

  /** Hashes of an address as an attacker without the key would make them. */
  const hashes = [
    (guess: string) => hashed(guess),
    (guess: string) => hashed(JSON.stringify(['mail proof 2026', guess])),
    (guess: string) => createHash('sha256').update(guess).digest('hex'),
    (guess: string) => createHmac('sha256', 'mail proof 2026').update(guess).digest('base64url'),
  ];

  /** True if any of a million guesses matches the database. */
  async function isFoundWith(keys: Secrets): Promise<boolean> {
    const { scope, db, clock } = await aMemberScope();
    const own = new RequestScope({ ...testDeclarations, db, clock, secrets: keys, context: await scope.context() });
    const account_id = own.caller.member.userId;
    const place = sanitized('Pravaha Cloudworks');
    const place_key = workplaceHash(keys, account_id, workplaceKeyOf('company', place));
    const sealed = sealedCareer(keys, account_id, { ...noFacts, place });
    await db.insertInto('career').values({ id: 'a-career', account_id, type: 'working', place_key, sealed }).execute();
    const mailbox = new MemoryMails(clock);
    const mails = new SqlMailVerifications(own, { mails: mailbox });
    const to = { kind: 'work', address: 'leela.nair77@pravaha-cloudworks.example' } as const;
    await mails.send(to, 'en');
    await mails.confirm(to, /\d{6}/.exec(mailbox.list()[0]?.text ?? '')?.[0] ?? '');
    await db
      .insertInto('mail_sending')
      .values({ key: keys.reference('mail sending', 'address', to.address), sent_at: new Date(clock.now()) })
      .execute();
    const kept = new Set((await everyRow(db)).flatMap(({ text }) => text.match(/[\w-]{43,}/g) ?? []));
    expect(kept.size).toBeGreaterThan(3);
    return guesses().some((guess) => hashes.some((hashOf) => kept.has(hashOf(guess))));
  }

  it('survives a million guesses by an attacker with the database but no key', async () => {
    expect(await isFoundWith(secrets)).toBe(false);
  });

  it('would be found by a plain hash, so that the test above can fail', async () => {
    const plain = Object.assign(new Secrets(Buffer.alloc(32)), {
      personaOf: () => 'persona',
      reference: (purpose: string, ...rest: readonly string[]) => hashed(JSON.stringify([purpose, ...rest])),
    });
    expect(await isFoundWith(plain)).toBe(true);
  });
});

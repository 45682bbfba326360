import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { impossibleAt } from '#core/moderation/ledger-order.ts';
import { PublicLedger } from '#scripts/ledger/public-ledger.ts';
import { verifyLedger } from '#scripts/ledger/ledger-problem.ts';
import { notesOf, readWitness } from '#scripts/ledger/witness-file.ts';
import { framesInFile, writeBackupFile } from '#server/adapters/backup/backup-file.ts';
import type { BackupEnd } from '#server/adapters/backup/backup-format.ts';
import { restoreInto } from '#server/adapters/backup/restore.ts';
import { withSnapshot } from '#server/adapters/backup/snapshot.ts';
import { framesOf } from '#server/adapters/backup/write-frames.ts';
import { migrate, migrationsIn } from '#server/adapters/database/migrate.ts';
import { anEmptyDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { SoftAuthenticator } from '#tests/login/soft-authenticator.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { browserOf, origin, startOn } from './first-instance-server.ts';
import { changesBetween, differencesIn, rowsOf } from './compare-instances.ts';
import { facts, openInstance, type Answer } from './first-instance.ts';

const then = Date.parse(facts.at);

/** Demo post with a ledger appeal but no removal, in line 7. Lines still chain. */
const plantedAppeal = 'bn467vtq0s7ta68e';

/** Answers that differ today, each with its reason. */
const changedSince: readonly (readonly [where: RegExp, because: string])[] = [
  [/ \/requestId: /, 'each request has a number of its own'],
  [/^\S+ \S+ \S*\/(next|moreReplies|newest):/, 'places in lists are sealed anew each time'],
];

/** Sorts the moderation queue and reporters' notes, which have no promised order. */
function inOneOrder(url: string, says: unknown): unknown {
  if (!url.startsWith('/api/moderation/v1/queue') || typeof says !== 'object' || says === null || !('items' in says)) return says;
  const items = (says.items as readonly { readonly itemId: string }[]).toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
  return JSON.parse(JSON.stringify({ ...says, items }), (name: string, value: unknown) =>
    name === 'notes' && Array.isArray(value) ? value.toSorted() : value,
  );
}

/** Repeats all requests of the first instance's members and a guest. Returns differences. */
async function askedAgain(app: FastifyInstance): Promise<readonly string[]> {
  const browsers = new Map<string, TestBrowser>();
  const found: string[] = [];
  for (const known of facts.answers) {
    const browser = browsers.get(known.as) ?? browserOf(app, known.as);
    browsers.set(known.as, browser);
    found.push(...(await differencesOf(browser, known)).map((difference) => `${known.as} ${known.url} ${difference}`));
  }
  return found;
}

async function differencesOf(browser: TestBrowser, { url, body, status, says }: Answer): Promise<readonly string[]> {
  const sent = body && { method: 'POST' as const, payload: JSON.stringify(body) };
  const changes = body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await browser.ask(url, { ...sent, headers: { appid: '999', systemid: 'AB_WEB', ...changes } });
  if (answer.statusCode !== status) return [`status: ${status} became ${answer.statusCode}`];
  const type = String(answer.headers['content-type'] ?? '');
  const said = type.includes('json') ? answer.json() : { type, sha256: createHash('sha256').update(answer.rawPayload).digest('hex') };
  return differencesIn(inOneOrder(url, says), inOneOrder(url, said));
}

/** The steps that have been added to the schema since the version that the instance was left by. */
const stepsSince = migrationsIn()
  .slice(1)
  .map(({ name }) => `The database was upgraded by ${name}.`);

it('the first instance survives whole: rows, all answers to members and guests, and ledger', async () => {
  const { db, url } = await openInstance();
  const before = await rowsOf(db);
  const app = await startOn(url, new FakeClock(then + 60_000));
  expect(changesBetween(before, await rowsOf(db))).toEqual({});
  const differences = await askedAgain(app);
  expect(differences.filter((difference) => !changedSince.some(([where]) => where.test(difference)))).toEqual([]);
  expect(changedSince.filter(([where]) => !differences.some((difference) => where.test(difference)))).toEqual([]);
  const listening = await app.listen({ port: 0, host: '127.0.0.1' });
  const ledger = new PublicLedger(listening);
  const verified = await verifyLedger(ledger, notesOf(readWitness(undefined)), { pages: 20, today: facts.at.slice(0, 10) });
  expect(verified).toEqual({ problem: 'Line 7 says what cannot follow the lines before it about the same thing.' });
  const lines = await ledger.from(1);
  expect([lines.length, lines[6]?.itemId, impossibleAt(lines.filter(({ itemId }) => itemId !== plantedAppeal))]).toEqual([18, plantedAppeal, undefined]);
});

it('a database that took the former steps has the schema, and only newer steps run', async () => {
  const instance = await openInstance();
  const { db } = instance;
  const taken = () => db.selectFrom('migration').select('name').orderBy('name').execute();
  const former = await taken();
  expect([former.length, former.at(-1)?.name]).toEqual([113, '0288-company-quarter']);
  const said: string[] = [];
  await migrate(instance, (sentence) => said.push(sentence));
  expect(said).toEqual(stepsSince);
  expect((await taken()).slice(0, 113)).toEqual(former);
});

it.each([
  ['lacks the last of them', sql`delete from migration where name = '0288-company-quarter'`],
  ['took one that was edited', sql`update migration set checksum = 'other' where name = '0030-one-list-of-topics'`],
])('an earlier version’s database, which %s, is refused unchanged, with the version it needs first', async (_, leave) => {
  const instance = await openInstance();
  await leave.execute(instance.db);
  const before = await rowsOf(instance.db);
  await expect(migrate(instance, (sentence) => expect.unreachable(sentence))).rejects.toThrow(
    /^The database cannot be used with this version: it was left before 0288-company-quarter by an earlier version, and only version a8d0680f0 goes on from there\. Back it up and start that version on it first, then this one\.$/,
  );
  expect(changesBetween(before, await rowsOf(instance.db))).toEqual({});
});

it('members of the first instance are known by session, passkey and recovery code', async () => {
  const { url } = await openInstance();
  const app = await startOn(url, new FakeClock(then + dayMs));
  const [asha, withPasskey, withCode] = [browserOf(app, 'asha'), browserOf(app, ''), browserOf(app, '')];
  expect((await asha.call('refreshSession')).statusCode).toBe(200);
  const authenticator = new SoftAuthenticator(origin, facts.passkey);
  const { challenge, ...options } = (await withPasskey.call('startPasskeyLogin')).json();
  await withPasskey.call('completePasskeyLogin', { payload: authenticator.use({ challenge, ...options }) });
  await withCode.call('redeemRecoveryCode', { payload: { code: facts.recoveryCodes[0] } });
  const { userId } = (await asha.member()) ?? {};
  expect(userId).toMatch(/^\w+$/);
  expect([(await withPasskey.member())?.userId, (await withCode.member())?.userId]).toEqual([userId, userId]);
});

it('a backup of the migrated first instance is restored with the same hash', async () => {
  const { url } = await openInstance();
  await startOn(url, new FakeClock(then + 60_000));
  const folder = mkdtempSync(join(tmpdir(), 'daftar-first-house-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ends: (string | undefined)[] = [];
  const backedUp = async (from: string, file: string) => {
    let end: BackupEnd | undefined;
    await withSnapshot(from, { product: '0.1.0' }, (source) =>
      writeBackupFile(
        file,
        framesOf(source, (recorded) => (end = recorded)),
        undefined,
      ),
    );
    ends.push(end?.contents);
  };
  const file = join(folder, 'one.backup');
  await backedUp(url, file);
  const second = await anEmptyDatabase();
  await restoreInto(
    { url: second.url, name: 'second', whenFilled: '', say: () => undefined },
    framesInFile(file, async () => ''),
  );
  await backedUp(second.url, join(folder, 'two.backup'));
  expect(ends[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(ends[1]).toBe(ends[0]);
});

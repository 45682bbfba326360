import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Visitor } from '#scripts/product/visitor.ts';
import { startProduct } from '#scripts/product/product.ts';
import { keysFolderOf } from '#server/adapters/secrets/secret-file.ts';
import { anEmptyDatabase } from '#tests/database.ts';

const real = { PUBLIC_ORIGIN: 'https://daftar.test', TRUST_PROXY: 'loopback', DEMO_SCALE: '' };
const behindProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'daftar.test' };
const secretKey = 'correct horse battery staple, 42!';

function aDataDir(): string {
  const home = mkdtempSync(join(tmpdir(), 'daftar-again-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return join(home, 'data');
}

/** Starts the product repeatedly on one database and returns its output. */
async function aHost() {
  const database = await anEmptyDatabase();
  const startWith = (settings: Readonly<Record<string, string>>, dataDir: string, scale: 'test' | 'none' = 'none') =>
    startProduct({ dataDir, scale, settings: { DATABASE_URL: database.url, ...settings } });
  const runOnce = async (...how: Parameters<typeof startWith>) => {
    const product = await startWith(...how);
    await product.stop();
    return product.said();
  };
  return { ...database, startWith, runOnce };
}

describe('a database that is started again', () => {
  it('is refused without its original secret, and no new one is made (X-1)', async () => {
    const { runOnce } = await aHost();
    const [dataDir, other] = [aDataDir(), aDataDir()];
    await runOnce({}, dataDir);
    await runOnce({}, dataDir);
    await expect(runOnce({}, other)).rejects.toThrow(
      /The secret that this database was made with is missing: there is no .*data-keys\/secret\. Put that file back/,
    );
    expect(existsSync(keysFolderOf({ dataDir: other }))).toBe(false);
    await expect(runOnce({ SECRET_KEY: secretKey }, dataDir)).rejects.toThrow(/The secret in SECRET_KEY is not the one that this database was made with/);
  });

  it('is refused without a secret when it has members from before fingerprints were taken', async () => {
    const { runOnce, db } = await aHost();
    await runOnce({}, aDataDir(), 'test');
    await db.updateTable('installation').set({ secret_fingerprint: null }).execute();
    await expect(runOnce({}, aDataDir())).rejects.toThrow(/The secret that this database was made with is missing/);
  });

  it('tells the ledger what is due, whenever it is started (F-04)', async () => {
    const { startWith, runOnce, db } = await aHost();
    const dataDir = aDataDir();
    await runOnce({}, dataDir, 'test');
    const { id } = await db
      .updateTable('post')
      .set({ status: 'DELETED' })
      .where(
        'id',
        '=',
        db.selectFrom('post').select(({ fn }) => fn.min('id').as('id')),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('owed_line')
      .values([
        { item_id: id, due: new Date(0) },
        { item_id: 'not yet', due: new Date('2999-01-01') },
      ])
      .execute();
    const product = await startWith({}, dataDir, 'test');
    const lines = db.selectFrom('removal').select(['item_id', 'action']).where('action', '=', 'deleted').where('item_id', '=', id);
    await expect.poll(() => lines.execute()).toEqual([{ item_id: id, action: 'deleted' }]);
    expect(await db.selectFrom('owed_line').select('item_id').execute()).toEqual([{ item_id: 'not yet' }]);
    await product.stop();
  });

  it('makes nothing up where members are real (S-36)', async () => {
    const { startWith, db } = await aHost();
    const product = await startWith(real, aDataDir());
    const { rows } = await sql`select 1 from company union all select 1 from post union all select 1 from account`.execute(db);
    expect(rows).toEqual([]);
    expect(product.said()).not.toContain('Made up');
    await expect.poll(() => product.said()).toContain('Rephrasing:');
    for (const line of [
      'Log in: by passkeys. No provider is set up; GOOGLE_CLIENT_ID and the like add one.',
      'Codes by email: none, so nobody can confirm where they work, and it is not offered. SMTP_URL sets it up.',
      'Job portal: none is connected, so it is not offered for confirming.',
      'Moderation: nobody moderates yet, so reports wait.',
      'Warning: Nobody can count in figures of many: COUNTED_PROOFS=provider,address needs a provider such as GOOGLE_CLIENT_ID or SMTP_URL.',
    ])
      expect(product.said()).toContain(line);
    expect(product.said()).not.toContain('npm run backup');
    await product.stop();
  });

  it('says that no mails leave where nobody answers at SMTP_URL, and starts anyway', async () => {
    const { startWith } = await aHost();
    const product = await startWith({ ...real, SMTP_URL: 'smtp://127.0.0.1:1' }, aDataDir());
    await expect.poll(() => product.said()).toContain('Codes by email: none are sent, because the mail server 127.0.0.1:1 does not answer.');
    expect(product.said()).not.toContain('Nobody can count');
    await product.stop();
  });

  it('explains backups once where real members live in the shipped database', async () => {
    const dataDir = aDataDir();
    const product = await startProduct({ dataDir, scale: 'none', settings: { ...real, DATABASE_URL: '' } });
    await expect.poll(() => product.said()).toContain('There is no administrator yet.');
    await product.stop();
    expect(product.said().split('npm run backup -- <folder>')).toHaveLength(2);
  });

  it('is refused to real members while it has invented data, however it came (S-36, X-2)', async () => {
    const { runOnce } = await aHost();
    const dataDir = aDataDir();
    await runOnce({}, dataDir, 'test');
    await expect(runOnce(real, dataDir)).rejects.toThrow(/made up for the demo\. Real members need an empty one/);
  });

  it('ends a tried demo’s sessions, roles and identities once members are real (S-36)', async () => {
    const { startWith, db } = await aHost();
    const dataDir = aDataDir();
    const demo = await startWith({}, dataDir);
    const visitor = new Visitor(demo.origin);
    await visitor.signIn();
    await db.updateTable('account').set({ role: 'moderator' }).execute();
    const queue = '/api/moderation/v1/queue';
    const asDemo = await fetch(demo.origin + queue, { headers: visitor.headers });
    await demo.stop();
    const live = await startWith(real, dataDir);
    const cookie = visitor.headers['cookie']?.replaceAll(/\b(AT|RT)=/g, '__Host-$1=') ?? '';
    const asReal = await fetch(live.origin + queue, { headers: { ...visitor.headers, ...behindProxy, cookie } });
    await live.stop();
    expect([asDemo.status, asReal.status]).toEqual([200, 401]);
    expect(await db.selectFrom('identity').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('account').select('role').execute()).toEqual([{ role: 'member' }]);
    expect(live.said()).toContain('its sessions, roles and verified careers ended');
  });

  it('is refused to the demo once it has held real members (S-36)', async () => {
    const { runOnce } = await aHost();
    const dataDir = aDataDir();
    await runOnce(real, dataDir);
    await expect(runOnce({}, dataDir)).rejects.toThrow(/was set up for real members, and the demo login would let anyone be anyone/);
  });
});

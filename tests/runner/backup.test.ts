import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { framesInFile } from '#server/adapters/backup/backup-file.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { BucketObjects } from '#server/adapters/media/bucket-objects.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { aBucketServer } from '#tests/bucket-server.ts';
import { anEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { ask, aTerminalServer } from '#tests/terminal-server.ts';
import { npmRun } from './npm-run.ts';
import { ownWords } from './own-words.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'daftar-backups-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

/** Runs `npm run backup -- …`; `typed` is input from another program. */
const backup = (args: readonly string[], settings: Readonly<Record<string, string>>, typed = '') =>
  npmRun('backup', args, process.cwd(), { settings: { DATABASE_URL: '', DATA_DIR: join(home, 'data'), ...settings }, typed });

async function aFilledDatabase(): Promise<TestDatabase> {
  const database = await anEmptyDatabase();
  await migrate(database, () => undefined);
  await openKnownSecrets(database.db, { dataDir: join(home, 'data') });
  await database.db
    .insertInto('image')
    .values({ id: 'logo', content_type: 'image/webp', bytes: Buffer.from([0, 1, 92, 10, 255]) })
    .execute();
  return database;
}

describe('npm run backup (B-51)', () => {
  it('writes a file named after the time, and says what it lacks', async () => {
    const { url } = await aFilledDatabase();
    const { code, said } = await backup([home], { DATABASE_URL: url });
    const [file = ''] = readdirSync(home).filter((name) => name.endsWith('.backup'));
    expect(file).toMatch(/^daftar-\d{4}-\d\d-\d\d-\d{6}\.backup$/);
    const hash = createHash('sha256')
      .update(readFileSync(join(home, file)))
      .digest('hex');
    const [first, ofFile, ofRows, ...others] = said.split('\n');
    expect([code, first]).toEqual([0, expect.stringMatching(/^Backed up \d+ rows of \d+ tables at DATABASE_URL into .*\.backup: \d+\.\d kB, in \d+\.\d s\.$/)]);
    expect(ofFile).toBe(`SHA-256 of the file: ${hash}`);
    expect(ofRows).toMatch(/^SHA-256 of the rows: [0-9a-f]{64}$/);
    expect(others).toEqual([
      `The key of this installation is not in it: it is in ${join(home, 'data-keys/secret')}. Store a copy of that file somewhere else than the backups. Without it the server does not start on what is restored, and nobody who logged in before is recognised.`,
      'The backup is not encrypted, so anyone who gets hold of the file can read everything in it; --passphrase-file or --ask-passphrase encrypts the next one.',
    ]);
    expect(readFileSync(join(home, file)).includes(readFileSync(join(home, 'data-keys/secret')))).toBe(false);
  });

  it('makes the missing folder that is named, with or without a final slash', async () => {
    const { url } = await aFilledDatabase();
    for (const place of [join(home, 'nightly'), join(home, 'nightly'), `${join(home, 'by.backup')}/`]) {
      const { code, said, complained } = await backup([place], { DATABASE_URL: url });
      expect([code, complained, said]).toEqual([0, '', expect.stringMatching(/ into .*(nightly|by\.backup).daftar-\d{4}-\d\d-\d\d-\d{6}(-2)?\.backup: /)]);
    }
    expect([readdirSync(join(home, 'nightly')).length, readdirSync(join(home, 'by.backup')).length]).toEqual([2, 1]);
    expect(statSync(join(home, 'nightly')).mode & 0o777).toBe(0o700);
  });

  it('says in one sentence why nothing can be written, and leaves nothing', async () => {
    const { url } = await aFilledDatabase();
    writeFileSync(join(home, 'file'), '');
    mkdirSync(join(home, 'full'));
    // The draft finds no room under this name, as on a disk that is full.
    symlinkSync('/dev/full', join(home, 'full/one.backup.part'));
    const places = [
      ['none/one.backup', `The backup cannot be written: there is no folder ${join(home, 'none')}.`],
      ['none/nightly', `The backup cannot be written: there is no folder ${join(home, 'none')}.`],
      ['file/one.backup', `The backup cannot be written: ${join(home, 'file')} is not a folder.`],
      ['file', `${join(home, 'file')} is there already and is not a folder. Name a folder, or a new file that ends in .backup.`],
      ['full/one.backup', `The backup cannot be written: the disk of ${join(home, 'full')} is full.`],
    ] as const;
    for (const [place, complained] of places) expect(await backup([join(home, place)], { DATABASE_URL: url })).toEqual({ code: 1, said: '', complained });
    expect([existsSync(join(home, 'none')), readdirSync(join(home, 'full'))]).toEqual([false, []]);
  });

  it('reads the database of a server that runs, by its data folder', async () => {
    const folder = join(home, 'data');
    const { url } = await aTerminalServer(folder);
    expect(await backup([join(home, 'one.backup')], {})).toMatchObject({
      code: 1,
      complained: 'This database holds nothing yet. Start the server on it once.',
    });
    await ask(url, `create table migration (name text collate "C" primary key, checksum text not null, applied_at timestamptz not null default now())`);
    expect(await backup([join(home, 'one.backup')], {})).toMatchObject({
      code: 0,
      said: expect.stringContaining(`Backed up 0 rows of 1 table in ${join(home, 'data')} into`),
    });
    expect(existsSync(join(home, 'one.backup'))).toBe(true);
  });

  it('includes pictures in a bucket, and says where the bucket is not set', async () => {
    const { url, db } = await aFilledDatabase();
    const { bucket, stored } = await aBucketServer();
    await new BucketObjects(bucket).keep('5f0c2a9be41d7c88', Uint8Array.of(5, 92, 10));
    await db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`insert into post_media (id, post_id, place, width, height, object_name, size) values ('p', 'p', 0, 1, 1, '5f0c2a9be41d7c88', 3)`.execute(
        transaction,
      );
    });
    const { name, endpoint = '', region, keyId, secret } = bucket;
    const settings = {
      DATABASE_URL: url,
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_KEY_ID: keyId,
      S3_SECRET: secret,
      S3_PATH_STYLE: 'yes',
    };
    expect(await backup([join(home, 'one.backup')], settings)).toMatchObject({ code: 0, complained: '' });
    let rows = '';
    for await (const part of framesInFile(join(home, 'one.backup'), async () => '')) rows += Buffer.from(part).toString('latin1');
    expect(rows).toContain('p\tp\t0\t1\t1\t\\\\x055c0a\t\\N\t\\N\t\\N\t\\N\n');
    expect(await backup([join(home, 'two.backup')], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      complained: 'The object store does not have 5f0c2a9be41d7c88. It was deleted just now, or this is another bucket',
    });
    expect([existsSync(join(home, 'two.backup')), stored.size]).toEqual([false, 1]);
  });

  it('seals it with a passphrase of 12 characters, from file or program', async () => {
    const { url } = await aFilledDatabase();
    const [file, short] = [join(home, 'passphrase'), join(home, 'short')];
    writeFileSync(file, 'Steady marigolds hold, 42\n');
    writeFileSync(short, 'marigold');
    const settings = { DATABASE_URL: url };
    const one = await backup([join(home, 'one.backup'), '--passphrase-file', file], settings);
    const two = await backup([join(home, 'two.backup'), '--ask-passphrase'], settings, 'Steady marigolds hold, 42\n');
    for (const { code, said } of [one, two]) expect([code, said]).toEqual([0, expect.stringMatching(/^Backed up .*, encrypted\.$/m)]);
    for (const { said } of [one, two]) expect(said).not.toContain('not encrypted');
    for (const name of ['one', 'two']) expect(readFileSync(join(home, `${name}.backup`), 'latin1')).toMatch(/^daftar-backup 1 sealed /);
    expect(await backup([join(home, 'three.backup'), '--passphrase-file', short], settings)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^A passphrase needs at least 12 characters\./),
    });
    expect(existsSync(join(home, 'three.backup'))).toBe(false);
  });

  it('ends in order when it is told to, whatever flows just then, and says so', async () => {
    const stopped = `
      import { runCommand, untilStopped } from '${new URL('../../scripts/backup/command.ts', import.meta.url).href}';
      async function* endless() {
        for (;;) yield new Promise((next) => setTimeout(next, 10));
      }
      await runCommand('', async () => {
        console.log('flows');
        try {
          for await (const _ of untilStopped(endless()));
        } finally {
          console.log('closed');
        }
      });
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', stopped], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = text(child.stdout);
    const complained = text(child.stderr);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    expect([code, await said, ownWords(await complained)]).toEqual([1, 'flows\nclosed\n', 'It was stopped before its end, and nothing was done.\n']);
  });

  it.each([
    ['no place', [], /^Say where the backup goes: /],
    ['two places', ['one', 'two'], /^One place is enough; two is a second one\.$/],
    ['a database that is not there', ['one'], /^There is no database in .*data\. Start the server once/],
    ['a flag that there is not', ['one', '--colour', 'red'], /^Unknown option '--colour'/],
    ['no file behind its flag', ['one', '--passphrase-file'], /^--passphrase-file takes a file\.$/],
  ])('says in one sentence what is wrong with %s', async (_what, args, sentence) => {
    expect(await backup(args, {})).toEqual({ code: 1, said: '', complained: expect.stringMatching(sentence) });
  });

  it('says in one sentence that no database answers, and that a file is there already', async () => {
    const gone = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' };
    expect(await backup([join(home, 'one.backup')], gone)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^The database at 127\.0\.0\.1:1 cannot be used/),
    });
    const { url } = await aFilledDatabase();
    writeFileSync(join(home, 'one.backup'), 'mine');
    expect(await backup([join(home, 'one.backup')], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/one\.backup is there already\. Name another file/),
    });
    expect(await backup(['--help'], {})).toMatchObject({ code: 0, said: expect.stringContaining('npm run backup -- <folder or file>') });
  });
});

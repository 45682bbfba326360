import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { databaseFindings } from '#scripts/doctor/database-findings.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { aBucketServer } from '#tests/bucket-server.ts';
import { anEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { aTerminalServer } from '#tests/terminal-server.ts';
import { npmRun } from './npm-run.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'daftar-doctor-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

const doctor = (settings: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  npmRun('doctor', args, process.cwd(), { settings: { DATABASE_URL: '', DATA_DIR: join(home, 'data'), ...settings } });

const about = (said: string, part: string): string[] =>
  said
    .split('\n')
    .filter((line) => line.slice(7).startsWith(`${part} `))
    .map((line) => line.replace(/ {2,}/g, ' '));

async function anInstance(): Promise<TestDatabase> {
  const database = await anEmptyDatabase();
  await migrate(database, () => undefined);
  await openKnownSecrets(database.db, { dataDir: join(home, 'data') });
  return database;
}

/** Mail server that greets, and refuses every login. */
async function aMailServer(): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 mail.test\r\n');
    socket.on('data', (line) => socket.write(/^EHLO/i.test(String(line)) ? '250-mail.test\r\n250 AUTH PLAIN\r\n' : '535 asha is not known\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function aClosedBucket() {
  const { name, endpoint = '', region, keyId } = (await aBucketServer()).bucket;
  return { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region, S3_KEY_ID: keyId, S3_SECRET: 'a-secret-of-the-host', S3_PATH_STYLE: 'yes' };
}

describe('npm run doctor', () => {
  it('says in order, one line each, that every part works, and ends with 0', async () => {
    const { url } = await anInstance();
    writeFileSync(join(home, 'one.backup'), '');
    const { code, said } = await doctor({ DATABASE_URL: url }, '--backups', home);
    expect(said.split('\n').map((line) => line.slice(0, 18).replace(/ +/g, ' ').trim())).toEqual([
      ...['settings', 'database', 'connections', 'extension', 'rights', 'schema', 'clock', 'key', 'members', 'grievances'].map((part) => `ok ${part}`),
      ...['origin', 'login', 'mail', 'pictures', 'figures', 'operator', 'texts', 'backups'].map((part) => `ok ${part}`),
    ]);
    expect([code, about(said, 'clock')]).toEqual([0, ['ok clock It agrees with that of the database.']]);
  });

  it('finds the bundled database, running or not yet there, also as JSON', async () => {
    const folder = join(home, 'missing/above/data');
    const none = await doctor({ DATA_DIR: folder });
    expect([none.code, about(none.said, 'database')]).toEqual([
      0,
      [`look database There is none in ${folder} yet; npm start makes it. DATA_DIR names another folder.`],
    ]);
    expect([about(none.said, 'key'), about(none.said, 'disk')]).toEqual([
      [`ok key It is made by the first start, in ${folder}-keys/secret.`],
      [expect.stringContaining(` are free on the disk of ${folder}`)],
    ]);
    await aTerminalServer(join(home, 'data'));
    const { code, said } = await doctor({}, '--json');
    const findings = JSON.parse(said) as readonly { readonly part: string; readonly verdict: string }[];
    expect([code, findings.find(({ part }) => part === 'database'), findings.find(({ part }) => part === 'schema')]).toEqual([
      0,
      { part: 'database', verdict: 'ok', sentence: expect.stringMatching(/^PostgreSQL 18\S* in .*data answers, with the encoding UTF8\.$/) },
      { part: 'schema', verdict: 'look', sentence: 'It holds nothing yet; the first start sets it up.' },
    ]);
    expect(findings.map(({ part }) => part)).toContain('disk');
  });

  it('says which rows a step to come refuses', async () => {
    const instance = await anInstance();
    writeFileSync(join(home, '9999-later.refused.sql'), '-- It holds installations. Leave.\nselect from installation');
    const { findings } = await databaseFindings(instance, 'here', home);
    expect(findings.at(-1)).toEqual({
      part: 'schema',
      verdict: 'wrong',
      sentence: 'It cannot be upgraded: 9999-later refuses its rows: It holds installations. Leave.',
    });
    writeFileSync(join(home, '9999-later.refused.sql'), '-- No.\nselect from installation where false');
    expect((await databaseFindings(instance, 'here', home)).isCurrent).toBe(true);
  });

  it('says what is wrong with database, schema and key, and ends with 1', async () => {
    const { url, db } = await anInstance();
    const other = new URL(url);
    other.password = 'a-secret-of-the-host';
    other.port = '1';
    const away = await doctor({ DATABASE_URL: other.href });
    expect([away.code, about(away.said, 'database')]).toEqual([1, [expect.stringMatching(/^wrong database The database at .*:1 cannot be used: /)]]);
    expect(JSON.stringify(away)).not.toContain('a-secret-of-the-host');
    expect(about((await doctor({ DATABASE_URL: other.href, DATA_DIR: join(home, 'lost') })).said, 'key')).toEqual([
      expect.stringMatching(/^look key There is no .*lost-keys.secret\. Only an empty database gets a new one at its first start;/),
    ]);
    writeFileSync(join(home, 'data-keys/secret'), Buffer.alloc(32, 7));
    const foreign = await doctor({ DATABASE_URL: url });
    expect([foreign.code, about(foreign.said, 'key')]).toEqual([
      1,
      [`wrong key The key in ${join(home, 'data-keys/secret')} is not the one that the database was made with. Put that one back.`],
    ]);
    rmSync(join(home, 'data-keys/secret'));
    expect(about((await doctor({ DATABASE_URL: url })).said, 'key')).toEqual([
      expect.stringMatching(/^wrong key There is no .*secret, and nobody is recognised without it\./),
    ]);
    await sql`delete from migration where name = (select max(name) from migration)`.execute(db);
    expect(about((await doctor({ DATABASE_URL: url })).said, 'schema')).toEqual([
      expect.stringMatching(/^look schema 1 of \d+ steps of this version have not run\. Back up, then start: it runs them\.$/),
    ]);
    await sql`insert into migration values ('0288-schema', 'other') on conflict (name) do update set checksum = 'other'`.execute(db);
    expect(about((await doctor({ DATABASE_URL: url })).said, 'schema')).toEqual([
      expect.stringMatching(/^wrong schema .*0288-schema was edited after it had run/),
    ]);
  });

  it('says what a user of the database may not do', async () => {
    const { url, db } = await anInstance();
    const guest = new URL(url);
    guest.username = `daftar_guest_${process.pid}`;
    guest.password = 'guest-of-a-test';
    await sql`create role ${sql.ref(guest.username)} login password 'guest-of-a-test'`.execute(db);
    onTestFinished(async () => void (await sql`drop owned by ${sql.ref(guest.username)}; drop role ${sql.ref(guest.username)}`.execute(db)));
    const rights = async () => about((await doctor({ DATABASE_URL: guest.href })).said, 'rights');
    expect(await rights()).toEqual(['wrong rights This user may not make tables. Let it own the database, or grant it create on the schema.']);
    await sql`grant create on schema public to ${sql.ref(guest.username)}`.execute(db);
    expect(await rights()).toEqual([expect.stringMatching(/^wrong rights This user may not read and write the table \w+\. Let it own all tables\.$/)]);
    await sql`grant all on all tables in schema public to ${sql.ref(guest.username)}`.execute(db);
    expect(await rights()).toEqual([expect.stringMatching(/^look rights The table \w+ belongs to another user/)]);
  });

  it('says what is wrong with settings, mails, members and backups, and prints nothing secret', async () => {
    const { url, db } = await anInstance();
    await sql`update installation set has_made_up_data = true`.execute(db);
    mkdirSync(join(home, 'backups'));
    writeFileSync(join(home, 'backups/old.backup'), '');
    utimesSync(join(home, 'backups/old.backup'), new Date('2026-01-05'), new Date('2026-01-05'));
    chmodSync(join(home, 'data-keys/secret'), 0o644);
    const settings = {
      DATABASE_URL: url,
      DEMO_LOGIN: 'no',
      SMTP_URL: `smtp://asha:a-secret-of-the-host@127.0.0.1:${await aMailServer()}`,
      TRUST_PROXY: 'loopback',
      ...(await aClosedBucket()),
    };
    const { code, said } = await doctor(settings, `--backups=${join(home, 'backups')}`);
    expect(code).toBe(1);
    const parts = ['key', 'members', 'origin', 'login', 'mail', 'pictures', 'figures', 'operator', 'texts', 'backups'];
    expect(parts.flatMap((part) => about(said, part))).toEqual([
      expect.stringMatching(/^look key Others on this machine can read .*secret\. Close it: chmod 600 /),
      expect.stringMatching(/^wrong members The database holds companies and posts that were made up for a demo\./),
      expect.stringMatching(/^look origin TRUST_PROXY is set and PUBLIC_ORIGIN is not/),
      expect.stringMatching(/^look login Only by passkeys, and only from this computer: from elsewhere they need an https PUBLIC_ORIGIN\. /),
      expect.stringMatching(/^wrong mail The mail server 127\.0\.0\.1:\d+ refuses the user or the password\. Correct SMTP_URL\.$/),
      'wrong pictures The bucket pictures refuses the key, or what it asks for. Correct S3_BUCKET and what goes with it.',
      'ok figures Members count by provider or address.',
      expect.stringMatching(/^look operator The page \/contact names nobody to turn to; set CONTACT_MAIL/),
      expect.stringMatching(
        /^look texts They say that you have not set OPERATOR_NAME, CONTACT_MAIL, GRIEVANCE_OFFICER, GRIEVANCE_MAIL\. You have not written faq, about-us, /,
      ),
      expect.stringMatching(/^wrong backups The newest in .*backups is \d+ days old\. Find out why none is made/),
    ]);
    for (const secret of ['a-secret-of-the-host', 'asha']) expect(said).not.toContain(secret);
    const unread = await doctor({ PORT: 'many', TRUST_PROXY: 'everybody' });
    expect([unread.code, unread.said.split('\n').map((line) => line.slice(0, 32))]).toEqual([
      1,
      ['wrong  settings     PORT is "man', 'wrong  settings     TRUST_PROXY '],
    ]);
  });
});

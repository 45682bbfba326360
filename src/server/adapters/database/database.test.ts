import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aDatabase, anEmptyDatabase } from '#tests/database.ts';
import { databaseFailure, sqlStateOf } from './database-failure.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { openDatabase } from './database.ts';

const say = (): void => undefined;
const openAt = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', say });

async function aListener(speak: (socket: Socket) => void): Promise<string> {
  const listener = createServer((socket) => speak(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void listener.close());
  return `postgresql://asha@127.0.0.1:${(listener.address() as AddressInfo).port}/daftar`;
}

describe('a database', () => {
  it('gives a sign of life', async () => expect(await (await aDatabase()).ping()).toBeUndefined());

  it('answers whole numbers as numbers and days as text', async () => {
    const { db } = await aDatabase();
    const { rows } = await sql`select 9007199254740991::int8 as large, '2026-11-20'::date as day, sum(x) as sum from generate_series(1, 3) x`.execute(db);
    expect(rows).toEqual([{ large: 9_007_199_254_740_991, day: '2026-11-20', sum: 6 }]);
  });

  it('says where it is looked for when it is not there, and never the password', async () => {
    const listener = createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    await new Promise((resolve) => listener.close(resolve));
    const opening = openAt(`postgresql://asha:secret@127.0.0.1:${port}/daftar`);
    await expect(opening).rejects.toMatchObject({
      kind: 'offline',
      message: expect.stringMatching(new RegExp(`at 127\\.0\\.0\\.1:${port} cannot be used: .*ECONNREFUSED`)),
    });
    await expect(opening).rejects.not.toThrow(/secret|asha/);
  });

  it('is refused when it is older than PostgreSQL 15', async () => {
    const url = await aListener((socket) => socket.on('data', (data) => socket.write(data[0] === 0 ? greeting : versionFourteen)));
    await expect(openAt(url)).rejects.toThrow(/is PostgreSQL 14\.9, and PostgreSQL 15 or later is needed/);
  });

  it('is asked again for a minute where it does not answer in time', async () => {
    let connections = 0;
    const url = await aListener((socket) => {
      if (connections++ > 0) socket.on('data', (data) => socket.write(data[0] === 0 ? greeting : versionFourteen));
    });
    const said: string[] = [];
    const opening = openDatabase({ databaseUrl: url, dataDir: '', say: (line) => said.push(line), patienceMs: 300 });
    await expect(opening).rejects.toThrow(/is PostgreSQL 14\.9/);
    expect(said).toEqual([expect.stringMatching(/^The database did not answer in time: .* asked again for a minute\.$/)]);
  });

  it.each([
    ['3D000', 'database "asha" does not exist', /cannot be used: there is no database of that name \(3D000\)\. Make it by: create database/],
    ['28P01', 'password authentication failed for user "asha"', /cannot be used: it refused the password \(28P01\)/],
    ['28000', 'no pg_hba.conf entry for host "10.0.0.7", user "asha"', /cannot be used: it does not let that user in from here/],
    ['53300', 'sorry, too many clients already', /cannot be used: all its connections are taken/],
    ['57P03', 'the database system is starting up', /cannot be used: it is just starting or stopping/],
  ])('says why it lets nobody in: %s', async (code, said, sentence) => {
    const url = await aListener((socket) => socket.on('data', () => socket.end(message('E', `SFATAL\0VFATAL\0C${code}\0M${said}\0\0`))));
    await expect(openAt(url)).rejects.toThrow(sentence);
    await expect(openAt(url)).rejects.not.toThrow(/asha|10\.0\.0\.7/);
  });

  it('is refused with an encoding that cannot keep every letter', async () => {
    const { url, db } = await anEmptyDatabase();
    const other = new URL(url);
    other.pathname += '_ascii';
    await sql`create database ${sql.ref(other.pathname.slice(1))} encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C' template template0`.execute(
      db,
    );
    await expect(openAt(other.href)).rejects.toThrow(
      /has the encoding SQL_ASCII, .*UTF8 is needed\. Make one by: create database … encoding 'UTF8' template template0\.$/,
    );
  });

  it('goes offline when its connections are cut, and is back with the next question', async () => {
    const { url } = await aDatabase();
    const database = await openAt(url);
    onTestFinished(() => database.close());
    const { db } = await aDatabase();
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'daftar' and pid <> pg_backend_pid()`.execute(
        db,
      );
    const outcome = sql`select pg_sleep(600) as planted`.execute(database.db).catch((error: unknown) => error);
    await expect
      .poll(async () => (await sql`select 1 from pg_stat_activity where query like '%600) as planted%' and pid <> pg_backend_pid()`.execute(db)).rows.length)
      .toBe(1);
    await cut();
    expect(await outcome).toMatchObject({ kind: 'offline' });
    await database.ping();
    await cut();
    await expect.poll(() => database.ping().then(() => 'alive', String)).toBe('alive');
  });

  it('is offline for a transaction cut in the middle, and keeps none of it', async () => {
    const { url, db } = await aDatabase();
    const database = await openAt(url);
    onTestFinished(() => database.close());
    const writing = database.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('industry')
        .values({ url_name: 'mills', name: ownWords('Mills') })
        .execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
      await transaction
        .insertInto('industry')
        .values({ url_name: 'looms', name: ownWords('Looms') })
        .execute();
    });
    await expect(writing).rejects.toMatchObject({ kind: 'offline' });
    expect(await database.db.selectFrom('industry').selectAll().execute()).toEqual([]);
  });
});

describe('what goes wrong at a database', () => {
  const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

  it.each([
    withCode('ECONNREFUSED'),
    withCode('ENOENT'),
    withCode('57P01'),
    withCode('57014'),
    withCode('53300'),
    withCode('53100'),
    withCode('08006'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
  ])('is offline where waiting may help: %s', (error) => expect(databaseFailure(error).kind).toBe('offline'));

  it.each([
    withCode('42P01', 'relation "timeout" does not exist'),
    withCode('23505'),
    withCode('28P01'),
    withCode('3D000'),
    new TypeError('x is not a function'),
    'a word',
  ])('is broken otherwise: %s', (error) => expect(databaseFailure(error).kind).toBe('broken'));

  it.each([
    [sql`select ${'a canary'}::int`, /: value does not fit \(22P02\)$/],
    [sql`select to_tsquery(${'a canary'})`, /: name not known, or no right to it \(42601\)$/],
    [sql`select canary from industry`, /: column "canary" does not exist \(42703\)$/],
  ])('says why by the code, and quotes no value', async (statement, reason) => {
    const { db } = await aDatabase();
    await expect(statement.execute(db)).rejects.toThrow(reason);
    await expect(statement.execute(db)).rejects.not.toThrow('a canary');
  });

  it('carries its cause, so that what is there already can be distinguished from the rest', async () => {
    const { db } = await aDatabase();
    const insert = () =>
      db
        .insertInto('industry')
        .values({ url_name: 'mills', name: ownWords('Mills') })
        .execute();
    await insert();
    const error: unknown = await insert().catch((thrown: unknown) => thrown);
    expect(sqlStateOf(error)).toBe('23505');
    expect((error as Error).message).toBe('The database could not answer: constraint violated in table industry, constraint industry_pkey (23505)');
    expect(sqlStateOf(withCode('EPIPE'))).toBeUndefined();
  });
});

const message = (type: string, ...parts: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const short = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const long = (value: number): Buffer => Buffer.from([0, 0, value >> 8, value & 255]);
const column = (name: string, type: number): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0`), long(0), short(0), long(type), short(4), Buffer.from([255, 255, 255, 255]), short(0)]);
const value = (text: string): Buffer => Buffer.concat([long(text.length), Buffer.from(text)]);
const ready = message('Z', 'I');
const greeting = Buffer.concat([message('R', long(0)), ready]);
const versionFourteen = Buffer.concat([
  message('T', short(4), column('version', 25), column('versionNumber', 23), column('encoding', 25), column('isFollower', 16)),
  message('D', short(4), value('14.9'), value('140009'), value('UTF8'), value('f')),
  message('C', 'SELECT 1\0'),
  ready,
]);

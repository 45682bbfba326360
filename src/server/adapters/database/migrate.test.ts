import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aDatabase, anEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { migrate } from './migrate.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daftar-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  database = await anEmptyDatabase();
});

const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);

async function run(): Promise<string[]> {
  const said: string[] = [];
  await migrate(database, (sentence) => said.push(sentence), folder);
  return said;
}

const exists = async (table: string) => (await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(database.db)).rows[0]?.there;

describe('bringing the schema forward', () => {
  it('takes every step once, in order', async () => {
    write('0001-mill', 'create table mill (id integer); insert into mill values (1);');
    write('0002-loom', 'alter table mill add loom integer default 7');
    expect(await run()).toEqual(['The database was set up, in 2 steps.']);
    expect(await run()).toEqual([]);
    write('0003-yarn', 'insert into mill values (2, 8)');
    expect(await run()).toHaveLength(1);
    expect((await sql`select * from mill order by id`.execute(database.db)).rows).toEqual([
      { id: 1, loom: 7 },
      { id: 2, loom: 8 },
    ]);
  });

  it('takes no account of how a system ends its lines', async () => {
    write('0001-mill', 'create table mill (\n  id integer\n);\n');
    await run();
    write('0001-mill', 'create table mill (\r\n  id integer\r\n);\r\n');
    expect(await run()).toEqual([]);
  });

  it('leaves nothing of a step that fails, and keeps those before it', async () => {
    write('0001-mill', 'create table mill (id integer)');
    write('0002-loom', 'create table loom (id integer); insert into loom values (1 / 0);');
    await expect(run()).rejects.toMatchObject({ kind: 'broken' });
    expect([await exists('mill'), await exists('loom')]).toEqual([true, false]);
    write('0002-loom', 'create table loom (id integer)');
    expect(await run()).toEqual(['The database was upgraded by 0002-loom.']);
  });

  it('says what the database said when a step cannot be made, and what helps', async () => {
    write('0001-mill', 'create table mill (id integer)');
    await run();
    write('0002-loom', 'alter table mill add constraint fine check (id > yarn)');
    await expect(run()).rejects.toThrow(/^The database cannot be upgraded by 0002-loom: column "yarn" does not exist \(42703\)\.$/);
    write('0002-loom', 'create extension nowhere');
    await expect(run()).rejects.toThrow(/by 0002-loom: extension "nowhere" is not available \(0A000\)\. Install the extensions/);
    write('0002-loom', 'create role daftar_guest; set local role daftar_guest; create table loom (id integer)');
    await expect(run()).rejects.toThrow(/permission denied for schema public \(42501\)\. The user in DATABASE_URL needs the right to make tables/);
  });

  it('stops when an old step was edited (B-49)', async () => {
    write('0001-mill', 'create table mill (id integer)');
    await run();
    write('0001-mill', 'create table mill (id bigint)');
    await expect(run()).rejects.toThrow(/0001-mill was edited after it had run/);
  });

  it('stops when an old step is missing (B-49)', async () => {
    write('0001-mill', 'create table mill (id integer)');
    write('0002-loom', 'create table loom (id integer)');
    await run();
    rmSync(join(folder, '0001-mill.sql'));
    await expect(run()).rejects.toThrow(/made with 0001-mill, which is missing/);
  });

  it('stops when a newer version was here before', async () => {
    write('0001-mill', 'create table mill (id integer)');
    write('0002-loom', 'create table loom (id integer)');
    await run();
    rmSync(join(folder, '0002-loom.sql'));
    await expect(run()).rejects.toThrow(/upgraded by 0002-loom, which only a newer version/);
  });

  it('stops when a step was put in before one that has run', async () => {
    write('0002-loom', 'create table loom (id integer)');
    await run();
    write('0001-mill', 'create table mill (id integer)');
    await expect(run()).rejects.toThrow(/0001-mill would have to run before 0002-loom/);
    expect(await exists('mill')).toBe(false);
  });

  it('refuses rows of a later step before the first one, and says the way out', async () => {
    write('0001-mill', 'create table mill (id integer)');
    await run();
    await sql`insert into mill values (7)`.execute(database.db);
    write('0002-loom', 'create table loom (id integer)');
    write('0003-yarn', 'create table yarn (id integer)');
    write('0003-yarn.refused', '-- It holds mills of seven.\n-- Delete them, then start again.\nselect from mill where id = 7;\n');
    await expect(run()).rejects.toThrow(
      /^The database cannot be upgraded: 0003-yarn refuses its rows: It holds mills of seven\. Delete them, then start again\. Nothing was changed, and the version before still starts on it\.$/,
    );
    expect([await exists('loom'), await exists('yarn')]).toEqual([false, false]);
    await sql`delete from mill`.execute(database.db);
    expect(await run()).toHaveLength(2);
    await sql`insert into mill values (7)`.execute(database.db);
    expect(await run()).toEqual([]);
  });

  it('asks nothing of a table or column that a step to come makes', async () => {
    write('0001-mill', 'create table mill (id integer)');
    write('0001-mill.refused', '-- No.\nselect from mill');
    write('0002-loom', 'alter table mill add loom integer');
    write('0002-loom.refused', '-- No.\nselect from mill where loom = 1');
    expect(await run()).toEqual(['The database was set up, in 2 steps.']);
    write('0003-yarn', 'create table yarn (id integer)');
    write('0003-yarn.refused', 'select from mill where id = 1 / 0');
    await expect(run()).rejects.toMatchObject({ kind: 'broken' });
  });

  it('changes nothing by the question of a step', async () => {
    write('0001-mill', 'create table mill (id integer); insert into mill values (1);');
    await run();
    write('0002-loom', 'create table loom (id integer)');
    write('0002-loom.refused', '-- No.\ndelete from mill returning id');
    await expect(run()).rejects.toThrow(/read-only transaction/);
  });

  it('takes each step once when several servers start together', { repeats: 3 }, async () => {
    write('0001-mill', 'create table mill (id integer); select pg_sleep(0.05);');
    write('0002-loom', 'insert into mill values (1)');
    await Promise.all([run(), run(), run(), run()]);
    expect((await sql`select name from migration order by name`.execute(database.db)).rows).toEqual([{ name: '0001-mill' }, { name: '0002-loom' }]);
    expect((await sql`select * from mill`.execute(database.db)).rows).toHaveLength(1);
  });

  it('is whole or absent after a kill within a step, and completes on rerun (B-48)', async () => {
    write('0001-mill', 'create table mill (id integer)');
    write('0002-loom', 'create table loom (id integer); select pg_sleep(600) as planted; create table yarn (id integer);');
    const server = spawn(process.execPath, ['--input-type=module', '-e', migrating], {
      env: { ...process.env, URL_OF_DATABASE: database.url, FOLDER: folder },
      stdio: 'inherit',
    });
    const sleeper = async () =>
      (
        await sql<{
          pid: number;
        }>`select pid from pg_stat_activity where datname = current_database() and query like '%planted%' and pid <> pg_backend_pid()`.execute(database.db)
      ).rows[0];
    const { pid } = await vi.waitUntil(sleeper, { timeout: 120_000, interval: 20 });
    server.kill('SIGKILL');
    await once(server, 'exit');
    await sql`select pg_terminate_backend(${pid}, 10000)`.execute(database.db);
    expect([await exists('mill'), await exists('loom'), await exists('yarn')]).toEqual([true, false, false]);
    write('0002-loom', 'create table loom (id integer); create table yarn (id integer);');
    expect(await run()).toEqual(['The database was upgraded by 0002-loom.']);
    expect([await exists('loom'), await exists('yarn')]).toEqual([true, true]);
  });
});

describe('a step that is sent statement by statement', () => {
  const oneByOne = (...statements: readonly string[]) => `-- Statement by statement.\n-- Its reason.\n${statements.join(';\n\n')};\n`;
  const [mill, loom, yarn] = [
    'create table if not exists mill (id integer)',
    'create table if not exists loom (id integer)',
    'create table if not exists yarn (id integer)',
  ];

  it('keeps what was done when a statement fails, and continues there when rerun', async () => {
    write('0001-mill', oneByOne(mill, 'insert into mill values (1 / 0)', loom));
    await expect(run()).rejects.toThrow(/^The database cannot be upgraded by 0001-mill: /);
    expect([await exists('mill'), await exists('loom')]).toEqual([true, false]);
    expect((await sql`select 1 from migration`.execute(database.db)).rows).toEqual([]);
    write('0001-mill', oneByOne(mill, loom, yarn));
    expect(await run()).toEqual(['The database was upgraded by 0001-mill.']);
    expect([await exists('loom'), await exists('yarn')]).toEqual([true, true]);
  });

  it('makes an index beside those who write, and one again that a stop left unfinished', async () => {
    write('0001-mill', oneByOne(mill, 'create unique index concurrently if not exists mill_once on mill (id)'));
    await sql`create table mill (id integer)`.execute(database.db);
    await sql`insert into mill values (1), (1)`.execute(database.db);
    const isWhole = async () =>
      (await sql`select 1 from pg_index where indexrelid = to_regclass('mill_once') and indisvalid`.execute(database.db)).rows.length === 1;
    await expect(run()).rejects.toThrow(/constraint mill_once \(23505\)/);
    expect([await exists('mill_once'), await isWhole()]).toEqual([true, false]);
    await sql`delete from mill`.execute(database.db);
    expect(await run()).toHaveLength(1);
    expect(await isWhole()).toBe(true);
  });

  it('is taken once when several servers start together', { repeats: 2 }, async () => {
    write(
      '0001-mill',
      oneByOne('create table mill (id integer)', 'create index concurrently if not exists mill_by_id on mill (id)', 'insert into mill values (1)'),
    );
    await Promise.all([run(), run(), run()]);
    expect((await sql`select * from mill`.execute(database.db)).rows).toHaveLength(1);
  });
});

describe('the steps of this version', () => {
  it('are all taken in a database for tests, and none again', async () => {
    const said: string[] = [];
    await migrate(await aDatabase(), (sentence) => said.push(sentence));
    expect(said).toEqual([]);
  });
});

const migrating = `
  import { openDatabase } from '${new URL('database.ts', import.meta.url).href}';
  import { migrate } from '${new URL('migrate.ts', import.meta.url).href}';
  const say = () => undefined;
  await migrate(await openDatabase({ databaseUrl: process.env.URL_OF_DATABASE, dataDir: '', say }), say, process.env.FOLDER);
`;

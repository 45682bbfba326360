import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/adapters/database/database.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { anEmptyDatabase } from '#tests/database.ts';
import { ask, aTerminalServer } from '#tests/terminal-server.ts';
import { npmRun } from './npm-run.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'daftar-move-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

const move = (args: readonly string[], databaseUrl: string, dataDir = join(home, 'data')) =>
  npmRun('move', args, process.cwd(), { settings: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, KEYS_DIR: join(home, 'keys') } });

const rowsIn = (said: string): string => /^SHA-256 of the rows: (\w{64})$/m.exec(said)?.[1] ?? said;

/** Terminates every other connection to a database. */
const leaveAlone = (url: string) =>
  ask(url, 'select count(pg_terminate_backend(pid, 5000)) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

async function fillInstance(folder: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: folder, say: () => undefined });
  await migrate({ db }, () => undefined);
  await openKnownSecrets(db, { dataDir: folder, keysDir: join(home, 'keys') });
  await sql`insert into image values ('logo', 'image/webp', '\\x00015c0aff')`.execute(db);
  for (const id of ['one', 'other']) await sql`insert into account (id, display_name, made_on) values (${id}, 'Member', '2026-11-20')`.execute(db);
  await close();
}

describe('npm run move', () => {
  it('takes an instance to a host’s database and back, with key and rows (A-2)', async () => {
    await fillInstance(join(home, 'data'));
    const target = await anEmptyDatabase();
    const away = await move(['to-database-url'], target.url);
    expect([away.code, away.complained]).toEqual([0, '']);
    expect(away.said).toMatch(/^Moved \d+ rows of \d+ tables from .*data into DATABASE_URL, in \d+\.\d s\.$/m);
    expect(away.said).toContain(`Its key is here, in ${join(home, 'keys/secret')}.`);
    expect(away.said).toContain('From now on start with DATABASE_URL, and no longer on');
    const old = await openDatabase({ dataDir: join(home, 'data'), say: () => undefined });
    expect((await sql`select distinct xmin::text from account`.execute(old.db)).rows).toHaveLength(1);
    await old.close();
    expect(await sql`select id from image`.execute(target.db).then(({ rows }) => rows)).toEqual([{ id: 'logo' }]);
    await leaveAlone(target.url);
    const back = await move(['to-data-dir'], target.url, join(home, 'new'));
    expect([back.code, rowsIn(back.said)]).toEqual([0, rowsIn(away.said)]);
    const noted = async () => (await sql`select xmin::text, * from installation`.execute(target.db)).rows;
    const before = await noted();
    await leaveAlone(target.url);
    expect(await move(['to-data-dir'], target.url, join(home, 'new'))).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^There is a database in .*new already, with a table called \w+\. A move needs an empty one; nothing was changed\./),
    });
    expect(await noted()).toEqual(before);
  });

  it('is refused while a server uses the old database, leaving the new empty', async () => {
    const folder = join(home, 'data');
    await fillInstance(folder);
    const { child } = await aTerminalServer(folder);
    const target = await anEmptyDatabase();
    const sentence = `A server is running on ${folder}, and what members write during a move would be lost. Stop every server first; nothing was changed.`;
    expect(await move(['to-database-url'], target.url)).toEqual({ code: 1, said: '', complained: sentence });
    child.kill('SIGINT');
    await once(child, 'close');
    const used = await anEmptyDatabase();
    await migrate(used, () => undefined);
    const { code, complained } = await move(['to-data-dir'], used.url, join(home, 'new'));
    expect([code, complained]).toEqual([1, sentence.replace(folder, 'DATABASE_URL')]);
    const { db, close } = await openDatabase({ dataDir: join(home, 'new'), say: () => undefined });
    expect((await sql`select 1 from pg_class where relnamespace = current_schema()::regnamespace`.execute(db)).rows).toEqual([]);
    await close();
  });

  it('says that an unused database has nothing to move, and makes none', async () => {
    const { url } = await anEmptyDatabase();
    const complained = 'There is nothing to move: no server has been started on DATABASE_URL yet.';
    expect(await move(['to-data-dir'], url)).toEqual({ code: 1, said: '', complained });
    expect(existsSync(join(home, 'data'))).toBe(false);
  });

  it.each([
    ['nothing', [], 'postgresql://nobody@127.0.0.1:1/nothing', /^Say where to: to-database-url or to-data-dir\./],
    ['one end only', ['to-data-dir'], '', /^DATABASE_URL names the other end of a move/],
    ['a folder without a database', ['to-database-url'], 'postgresql://nobody@127.0.0.1:1/nothing', /^There is no database in /],
    ['an address where nothing answers', ['to-data-dir'], 'postgresql://nobody@127.0.0.1:1/nothing', /^The database at 127\.0\.0\.1:1 cannot be used/],
  ])('says in one sentence what is wrong with %s', async (_what, args, url, sentence) => {
    expect(await move(args, url)).toEqual({ code: 1, said: '', complained: expect.stringMatching(sentence) });
    expect(existsSync(join(home, 'data'))).toBe(false);
  });

  it('explains itself', async () => {
    expect(await move(['--help'], '')).toMatchObject({ code: 0, said: expect.stringContaining('npm run move -- to-database-url') });
  });
});

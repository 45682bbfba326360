import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { formatVersion } from '#server/adapters/backup/backup-format.ts';
import { framesInFile, writeBackupFile } from '#server/adapters/backup/backup-file.ts';
import { restoreInto } from '#server/adapters/backup/restore.ts';
import { framesOf } from '#server/adapters/backup/write-frames.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { anEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { npmRun } from './npm-run.ts';

let home: string;
let file: string;
let source: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'daftar-restore-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  file = join(home, 'one.backup');
  source = await anEmptyDatabase();
  target = await anEmptyDatabase();
  await migrate(source, () => undefined);
  await openKnownSecrets(source.db, { dataDir: join(home, 'data') });
  await sql`insert into image values ('logo', 'image/webp', '\\x00015c0aff'), ('empty', 'image/webp', '')`.execute(source.db);
  await sql`insert into industry (url_name, name) values ('it', E'Tabs\tand\nlines \\\\N')`.execute(source.db);
  await sql`insert into community (id, type, url_name, name, category, about) values ('c1', 'topic', 'pay', 'Pay', 'Money', '')`.execute(source.db);
  await sql`insert into persona (ref, kind, name) values ('p1', 'DESIGNATION', 'Member')`.execute(source.db);
  await sql`insert into post (id, community_id, author_ref, kind, content, posted_at, heat) values ('x1', 'c1', 'p1', 'text', 'Hello', now(), 1)`.execute(
    source.db,
  );
  // The answer comes before what it answers, by its key.
  await sql`insert into comment (id, post_id, author_ref, content, posted_at) values ('z', 'x1', 'p1', 'One', now())`.execute(source.db);
  await sql`insert into comment (id, post_id, root_id, reply_to_id, author_ref, content, posted_at) values ('a', 'x1', 'z', 'z', 'p1', 'Two', now())`.execute(
    source.db,
  );
});

type Settings = Readonly<Record<string, string>>;
const settled = (settings: Settings): Settings => ({ DATA_DIR: join(home, 'data'), ...settings });

const restore = (args: readonly string[], settings: Settings = {}, typed = '') =>
  npmRun('restore', args, process.cwd(), { settings: settled({ DATABASE_URL: target.url, ...settings }), typed });

const backUp = (to = file, { url }: TestDatabase = source, ...flags: readonly string[]) =>
  npmRun('backup', [to, ...flags], process.cwd(), { settings: settled({ DATABASE_URL: url }) });

const hashOf = (said: string): string | undefined => /^SHA-256 of the rows: (\w+)$/m.exec(said)?.[1];

/** Counts everything a failed restore could have left. */
const tablesIn = async ({ db }: TestDatabase): Promise<number> =>
  (await sql`select 1 from pg_class where relnamespace = current_schema()::regnamespace`.execute(db)).rows.length;

async function refusal(...flags: readonly string[]): Promise<string> {
  const { code, said, complained } = await restore([file, ...flags]);
  expect([code, said, await tablesIn(target)]).toEqual([1, '', 0]);
  return complained;
}

describe('npm run restore (B-52)', () => {
  it('makes the same database with all its parts, and says the key fits', async () => {
    const { said: backedUp } = await backUp();
    const { code, said, complained } = await restore([file]);
    expect([code, complained]).toEqual([0, '']);
    expect(said).toMatch(/^Restored \d+ rows of \d+ tables from \d{4}-\S+Z into DATABASE_URL, in \d+\.\d s\.$/m);
    expect(said).toContain(`Its key is here, in ${join(home, 'data-keys/secret')}.`);
    expect(hashOf(said)).toBe(hashOf(backedUp));
    expect(hashOf((await backUp(join(home, 'two.backup'), target)).said)).toBe(hashOf(said));
    const schemaOf = async ({ db }: TestDatabase) =>
      (
        await sql`select conrelid::regclass::text || conname as name, pg_get_constraintdef(oid) as said from pg_constraint where connamespace = current_schema()::regnamespace
        union all select indexname, indexdef from pg_indexes where schemaname = current_schema()
        union all select sequencename, coalesce(last_value, 0)::text from pg_sequences where schemaname = current_schema() order by 1`.execute(db)
      ).rows;
    expect(await schemaOf(target)).toEqual(await schemaOf(source));
    await migrate(target, () => expect.unreachable('nothing is left to be brought forward'));
  });

  it('brings rows whichever partition they lay in, with the same hash', async () => {
    await sql`create table post_view_2026_11_20 partition of post_view for values from ('2026-11-20') to ('2026-11-21')`.execute(source.db);
    const views = ['2026-11-20', '2026-11-25'].map((seen_on) => ({ post_id: 'x1', viewer: 'v', seen_on }));
    await source.db.insertInto('post_view').values(views).execute();
    const { said } = await backUp();
    expect(await restore([file])).toMatchObject({ code: 0, said: expect.stringContaining(`SHA-256 of the rows: ${hashOf(said)}`) });
    expect(await target.db.selectFrom('post_view').selectAll().orderBy('seen_on').execute()).toEqual(views);
  });

  it('refuses a database that holds something, and changes nothing in it', async () => {
    const { said: backedUp } = await backUp();
    await sql`create table mine (id text)`.execute(target.db);
    const { code, complained } = await restore([file]);
    expect([code, complained]).toEqual([
      1,
      `There is a database in DATABASE_URL already, with a table called mine. A backup needs an empty one; nothing was changed. If a restore was killed in its last moment, it is complete if npm run backup names this SHA-256 of its rows: ${hashOf(backedUp)}`,
    ]);
    expect(await tablesIn(target)).toBe(1);
  });

  it('refuses a busy database or one not in UTF8, before writing anything', async () => {
    await backUp();
    const [half, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    async function* checked() {
      for await (const part of framesInFile(file, async () => '')) {
        yield part;
        half.resolve();
        await end.promise;
      }
    }
    const first = restoreInto({ url: target.url, name: 'DATABASE_URL', whenFilled: '', say: () => undefined }, checked());
    await Promise.race([half.promise, first]);
    expect(await refusal()).toBe('Another restore or move is writing into DATABASE_URL. Wait until it is done; this one changed nothing.');
    end.resolve();
    await first;
    const other = new URL(target.url);
    other.pathname += '_ascii';
    await sql`create database ${sql.ref(other.pathname.slice(1))} encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C' template template0`.execute(
      target.db,
    );
    expect(await restore([file], { DATABASE_URL: other.href })).toEqual({
      code: 1,
      said: '',
      complained: expect.stringMatching(
        /^The database .* has the encoding SQL_ASCII, which cannot store every character, and UTF8 is needed\. Make one by: create database /,
      ),
    });
  });

  it('refuses a changed, cut or unopenable backup, and leaves nothing', async () => {
    await backUp();
    const whole = readFileSync(file);
    const changed = Buffer.from(whole);
    changed.writeUInt8((whole[whole.length >> 1] ?? 0) ^ 1, whole.length >> 1);
    writeFileSync(file, changed);
    expect(await refusal()).toMatch(/^The backup is damaged: .* Nothing was restored\.$/);
    writeFileSync(file, whole.subarray(0, whole.length - 1));
    expect(await refusal()).toMatch(/^The backup is damaged: it was changed or cut off\. Nothing was restored\.$/);
    writeFileSync(file, 'select 1;');
    expect(await refusal()).toMatch(/ is not a backup of Daftar/);
    writeFileSync(join(home, 'passphrase'), 'Steady marigolds hold, 42');
    rmSync(file);
    await backUp(file, source, '--passphrase-file', join(home, 'passphrase'));
    expect(await refusal()).toMatch(/^This backup is encrypted\. /);
    writeFileSync(join(home, 'other'), 'Steady marigolds hold, 43');
    expect(await refusal('--passphrase-file', join(home, 'other'))).toMatch(/^That is not the passphrase of this backup\. Nothing was restored\.$/);
    expect(await restore([file, '--ask-passphrase'], {}, 'Steady marigolds hold, 42\n')).toMatchObject({ code: 0 });
  });

  it('refuses rows that break the schema, however well hashed, and leaves nothing', async () => {
    await sql`alter table comment drop constraint comment_root_id_fkey`.execute(source.db);
    await sql`update comment set root_id = 'gone'`.execute(source.db);
    await backUp();
    expect(await refusal()).toMatch(/^The database refused: .*comment_root_id_fkey/);
  });

  it('refuses a backup of a later version, and says which step is unknown', async () => {
    const steps = await source.db.selectFrom('migration').select(['name', 'checksum']).orderBy('name').execute();
    const head = {
      format: formatVersion,
      product: '9.0.0',
      madeAt: '2030-01-01T00:00:00.000Z',
      postgres: '20',
      steps: [...steps, { name: '9999-later', checksum: '0' }],
    };
    await writeBackupFile(file, framesOf({ head, tables: async function* () {}, sequences: async () => [] }), undefined);
    expect(await refusal()).toMatch(
      /^The backup cannot be used with this version: it was upgraded by 9999-later, which only a newer version of this server knows/,
    );
  });

  it('refuses rows that a step to come refuses, says the way out, and leaves nothing', async () => {
    await backUp();
    const folder = join(home, 'steps');
    mkdirSync(folder);
    writeFileSync(join(folder, '9999-later.refused.sql'), "-- It holds posts about pay. Take them down first.\nselect from post where community_id = 'c1'");
    const into = { url: target.url, name: 'DATABASE_URL', whenFilled: '', say: () => undefined };
    const frames = () => framesInFile(file, async () => '');
    await expect(restoreInto(into, frames(), folder)).rejects.toThrow(
      /^The backup cannot be used with this version: 9999-later refuses its rows: It holds posts about pay\. Take them down first\. Nothing was restored\.$/,
    );
    expect(await tablesIn(target)).toBe(0);
    writeFileSync(join(folder, '9999-later.refused.sql'), "-- No.\nselect from post where community_id = 'c2'");
    expect((await restoreInto(into, frames(), folder)).end.tables).toBeGreaterThan(0);
  });

  it('says in one sentence what was typed wrong and which key is missing', async () => {
    expect(await restore([])).toMatchObject({ code: 1, complained: expect.stringMatching(/^Name the backup: /) });
    expect(await restore(['one', 'two'])).toMatchObject({ code: 1, complained: 'One backup at a time; two is a second one.' });
    expect(await restore([join(home, 'none')])).toMatchObject({ code: 1, complained: `There is no backup ${join(home, 'none')}.` });
    expect(await restore(['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('npm run restore -- <file>') });
    await backUp();
    expect((await restore([file], { DATA_DIR: join(home, 'elsewhere') })).said).toContain(
      `Its key is still missing: put it into ${join(home, 'elsewhere-keys/secret')}`,
    );
  });
});

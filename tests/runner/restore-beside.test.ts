import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '#server/adapters/database/migrate.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { anEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { npmRun } from './npm-run.ts';

const hashOf = (said: string): string | undefined => /^SHA-256 of the rows: (\w+)$/m.exec(said)?.[1];

it('a restore omits tables that no step makes, and counts what it restored', async () => {
  const home = mkdtempSync(join(tmpdir(), 'daftar-restore-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const [source, target] = [await anEmptyDatabase(), await anEmptyDatabase()];
  await migrate(source, () => undefined);
  await openKnownSecrets(source.db, { dataDir: join(home, 'data') });
  const run = (command: 'backup' | 'restore', file: string, { url }: TestDatabase) =>
    npmRun(command, [file], process.cwd(), { settings: { DATA_DIR: join(home, 'data'), DATABASE_URL: url } });
  await sql`create table x_foreign (id serial, said text)`.execute(source.db);
  onTestFinished(async () => void (await sql`drop table x_foreign`.execute(source.db)));
  await sql`insert into x_foreign (said) values ('one'), ('other')`.execute(source.db);
  const beside = join(home, 'beside.backup');
  await run('backup', beside, source);
  const restored = await run('restore', beside, target);
  expect([restored.code, restored.complained]).toEqual([0, expect.stringContaining('Left out: the table x_foreign')]);
  const again = join(home, 'again.backup');
  const made = await run('backup', again, target);
  expect(hashOf(restored.said)).toBe(hashOf(made.said));
  expect(/\d+ rows of \d+ tables/.exec(restored.said)?.[0]).toBe(/\d+ rows (?:of|in) \d+ tables/.exec(made.said)?.[0].replace(' in ', ' of '));
});

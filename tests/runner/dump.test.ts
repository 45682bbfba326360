import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '#server/adapters/database/migrate.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { anEmptyDatabase } from '#tests/database.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { aCompany } from '#tests/companies.ts';
import { npmRun } from './npm-run.ts';

it('npm run dump publishes a dump, checks it, and builds it elsewhere (F-33)', async () => {
  const home = mkdtempSync(join(tmpdir(), 'daftar-dumps-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const dataDir = join(home, 'data');
  const [full, empty] = [await anEmptyDatabase(), await anEmptyDatabase()];
  await migrate(full, () => undefined);
  await openKnownSecrets(full.db, { dataDir });
  await keepInTables(full.db, [aCompany({ name: 'Koyal Pay' })]);
  const dump = (args: readonly string[], url: string) => npmRun('dump', args, process.cwd(), { settings: { DATABASE_URL: url, DATA_DIR: dataDir } });

  const written = await dump([], full.url);
  const [name = ''] = readdirSync(join(dataDir, 'dumps'));
  expect([written.code, name]).toEqual([0, expect.stringMatching(/^daftar-open-data-\d{4}-\d\d-\d\d\.zip$/)]);
  expect(written.said).toMatch(/^Wrote \d+ rows of \d+ tables into .*\.zip: \d+\.\d kB, in \d+\.\d s\.\nSHA-256 of the file: [0-9a-f]{64}$/);
  const file = join(dataDir, 'dumps', name);
  const [again, checked, built] = [await dump([], full.url), await dump(['verify', file], ''), await dump(['load', file], empty.url)];
  expect([again.code, again.complained]).toEqual([1, `${file} is there already. Name another file, or a folder.`]);
  expect([checked.code, checked.said]).toEqual([
    0,
    expect.stringMatching(/ is in order: .*\nIt is signed by the key \S{59}\. Compare it with the one that \/transparency shows\.$/),
  ]);
  expect([built.code, built.said]).toEqual([0, 'Built 1 company, 0 ratings and 0 editions of the awards.']);
  const refused = await dump(['load', file], full.url);
  expect([refused.code, refused.complained]).toEqual([1, 'There are companies in this database already. A dump needs an empty one; nothing was changed.']);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishFirstDump } from '#server/adapters/dump/first-dump.ts';
import { SystemDumps } from '#server/adapters/dump/system-dumps.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';

const facts = { brand: 'Daftar', homepage: null, version: '1.0.0', secrets: testSecrets };

it('publishes one dump of a demo, and none of any other world (F-33)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-dumps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await aDatabase();
  const days = async () => (await new SystemDumps(folder, testSecrets).list()).items.map(({ madeOn }) => madeOn);
  await publishFirstDump(database, folder, { ...facts, today: '2026-11-20' });
  expect(await days()).toEqual([]);
  await database.db
    .insertInto('installation')
    .values({ has_made_up_data: true })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ has_made_up_data: true }))
    .execute();
  await publishFirstDump(database, folder, { ...facts, today: '2026-11-20' });
  await publishFirstDump(database, folder, { ...facts, today: '2026-11-21' });
  expect(await days()).toEqual(['2026-11-20']);
});

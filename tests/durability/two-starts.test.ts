import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startProduct } from '#scripts/product/product.ts';
import { demoMembers } from '#server/demo/login/demo-members.ts';
import { anEmptyDatabase } from '#tests/database.ts';

it('servers starting together on an empty database all succeed, and demo data appears once', async () => {
  const home = mkdtempSync(join(tmpdir(), 'daftar-starts-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const { url, db } = await anEmptyDatabase();
  const start = () => startProduct({ dataDir: join(home, 'data'), scale: 'test', settings: { DATABASE_URL: url } });
  const servers = await Promise.all([start(), start(), start()]);
  onTestFinished(() => Promise.all(servers.map((server) => server.stop())).then(() => undefined));
  const accounts = await db.selectFrom('account').select('id').execute();
  expect(accounts).toHaveLength(demoMembers.length);
  const madeUp = servers.flatMap((server) => server.said().match(/^Made up \D*\d+ [a-z]+/gm) ?? []);
  expect(madeUp).toContain('Made up 60 companies');
  expect(madeUp).toHaveLength(new Set(madeUp).size);
  expect(
    servers.flatMap((server) =>
      server
        .said()
        .split('\n')
        .filter((line) => line.startsWith('{')),
    ),
  ).toEqual([]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { started } from './postgres-program.ts';

it('a program that this computer cannot run is one sentence that asks for another database', async () => {
  const data = mkdtempSync(join(tmpdir(), 'daftar-program-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const path = join(data, 'postgres');
  writeFileSync(path, '#!/no/such/loader\n', { mode: 0o755 });
  const starting = started({ path, words: [], data, osUser: undefined });
  await expect(starting).rejects.toMatchObject({
    kind: 'broken',
    message: expect.stringMatching(/^The built-in PostgreSQL cannot run on this computer \(ENOENT\)\. Please install PostgreSQL 15 or later.*DATABASE_URL/),
  });
});

import { mkdirSync, readFileSync, writeFileSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '#scripts/product/free-port.ts';
import { openDatabase } from '#server/adapters/database/database.ts';
import { aClone, aFolder, end, longestEndMs, typedCompanyIn } from './asked-to-end.ts';

const settingsIn = async (folder: string, scale: 'test' | 'none') => ({
  PORT: String(await freePort()),
  DATA_DIR: join(folder, 'kept', 'data'),
  KEYS_DIR: join(folder, 'kept', 'keys'),
  DEMO_SCALE: scale,
});

async function written(port: string): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/v4/log/error`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB', origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ error: { name: 'Error', message: 'Planted' }, display: 'WEB' }),
  });
  return status;
}

/** Writes in the database after the server has ended. */
async function keptIn(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir, say: () => undefined });
  const { kept } = await database.db
    .selectFrom('error_report')
    .select((row) => row.fn.sum<string>('times').as('kept'))
    .executeTakeFirstOrThrow();
  await database.close();
  return Number(kept);
}

/** Stub of the first npm ci step, which names its parent and never ends. */
const hanging = `import { writeFileSync } from 'node:fs';
writeFileSync('fetching', '');
console.error('Fetching goes on');
setInterval(() => undefined, 1000);`;

describe.skipIf(process.platform !== 'linux')('a signal to npm alone ends all that it started (X-12)', { timeout: 2 * longestEndMs }, () => {
  it('while the packages are fetched', async () => {
    const folder = aFolder('fetching');
    mkdirSync(join(folder, 'scripts'));
    copyFileSync('scripts/setup.mjs', join(folder, 'scripts', 'setup.mjs'));
    writeFileSync(join(folder, 'hang.mjs'), hanging);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: { readonly start: string } };
    const described = { name: 'fetching', version: '1.0.0' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...described, scripts: { start: scripts.start, preinstall: 'exec node hang.mjs' } }));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...described, lockfileVersion: 3, requires: true, packages: { '': described } }));
    const typed = await typedCompanyIn(folder, ['start'], {}, /Fetching goes on/);
    expect(await end(typed, 'SIGTERM', folder)).not.toContain('npm ci failed');
  });

  it.each([
    ['the pages build', 'start', 'SIGTERM', /Building the pages/],
    ['the database is set up', 'start', 'SIGINT', /The database was set up/],
    ['the demo fills', 'start', 'SIGTERM', /Made up \d+ companies/],
    ['the launcher is killed and the demo fills', 'start', 'SIGKILL', /Made up \d+ companies/],
    ['the pages of npm run dev are made', 'dev', 'SIGINT', /The database was set up/],
  ] as const)('while %s', async (_moment, command, signal, until) => {
    const folder = aClone();
    const typed = await typedCompanyIn(folder, ['run', command], await settingsIn(folder, 'test'), until);
    expect(await end(typed, signal, folder)).not.toMatch(/\bready:|Error/);
  });

  it('while it serves, and what was acknowledged is there at the next start', async () => {
    const folder = aClone();
    const settings = await settingsIn(folder, 'none');
    for (const [times, signal] of (['SIGTERM', 'SIGINT', 'SIGKILL'] as const).entries()) {
      const typed = await typedCompanyIn(folder, ['start'], settings, /is ready: /);
      expect(await written(settings.PORT)).toBeLessThan(300);
      await end(typed, signal, folder);
      expect(await keptIn(settings.DATA_DIR)).toBe(times + 1);
    }
  });
});

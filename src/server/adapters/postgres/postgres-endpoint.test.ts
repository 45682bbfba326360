import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { newEndpoint, removeEndpoint } from './postgres-endpoint.ts';

it.skipIf(process.platform === 'win32')('a new socket clears folders that killed servers left, and none possibly in use', async () => {
  const home = mkdtempSync(join(tmpdir(), 'ends-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TMPDIR', home);
  for (const name of ['daftar-socket-left', 'daftar-socket-used', 'daftar-socket-fresh', 'letters']) mkdirSync(join(home, name));
  writeFileSync(join(home, 'daftar-socket-used', '.s.PGSQL.5432'), '');
  const before = new Date(Date.now() - 2 * dayMs);
  for (const name of ['daftar-socket-left', 'daftar-socket-used', 'letters']) utimesSync(join(home, name), before, before);
  const endpoint = await newEndpoint(undefined, true);
  const own = 'socketFolder' in endpoint ? basename(endpoint.socketFolder) : '';
  expect(readdirSync(home).toSorted()).toEqual(['daftar-socket-fresh', 'daftar-socket-used', 'letters', own].toSorted());
  removeEndpoint(endpoint);
});

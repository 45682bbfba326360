import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { placeNamed } from './backup-place.ts';

it('calls a backup after its time, and the others of one second by a number more, also while they are being written (B-51)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-place-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const next = () => placeNamed('nightly', folder, new Date('2026-11-22T01:30:00.700Z')).file.slice(folder.length);
  placeNamed('nightly', folder, new Date()).ready();
  expect(next()).toBe('/nightly/daftar-2026-11-22-013000.backup');
  writeFileSync(join(folder, next()), '');
  expect(next()).toBe('/nightly/daftar-2026-11-22-013000-2.backup');
  writeFileSync(join(folder, `${next()}.part`), '');
  expect(next()).toBe('/nightly/daftar-2026-11-22-013000-3.backup');
});

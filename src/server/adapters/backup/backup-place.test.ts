import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { placeNamed } from './backup-place.ts';

it('names a backup after its time, numbering those of one second, even unfinished (B-51)', () => {
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

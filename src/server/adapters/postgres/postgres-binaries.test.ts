import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { binariesFor } from './postgres-binaries.ts';
import { isOpenTo } from './postgres-user.ts';

const stranger = { uid: 61_234, gid: 61_234 };
let home: string;
let native: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'daftar-binaries-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  native = join(home, 'package', 'native');
  for (const folder of ['bin', 'lib', 'share']) mkdirSync(join(native, folder), { recursive: true });
  for (const program of ['initdb', 'postgres', 'pg_ctl']) writeFileSync(join(native, 'bin', program), program, { mode: 0o755 });
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library');
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]));
  writeFileSync(join(home, 'package', 'package.json'), JSON.stringify({ version: `test-${Math.random()}` }));
});

const link = () => join(native, 'lib', 'libpq.so.5');

describe('the programs of PostgreSQL', () => {
  it('get the library links that a blocked install script left out', () => {
    expect(binariesFor(undefined, home, native).postgres).toBe(join(native, 'bin', 'postgres'));
    expect(readlinkSync(link())).toBe('libpq.so.5.18');
    expect(readFileSync(link(), 'utf8')).toBe('library');
  });

  it('get a wrong link put right', () => {
    symlinkSync('libpq.so.4', link());
    binariesFor(undefined, home, native);
    expect(readlinkSync(link())).toBe('libpq.so.5.18');
  });

  it('are left alone where the links are right', () => {
    binariesFor(undefined, home, native);
    const before = [lstatSync(link(), { bigint: true }).ino, lstatSync(join(native, 'lib'), { bigint: true }).mtimeNs];
    binariesFor(undefined, home, native);
    expect([lstatSync(link(), { bigint: true }).ino, lstatSync(join(native, 'lib'), { bigint: true }).mtimeNs]).toEqual(before);
  });

  it('are copied once to a readable place when a private folder is above them', () => {
    const { postgres } = binariesFor(stranger, home, native);
    onTestFinished(() => rmSync(join(postgres, '..', '..', '..'), { recursive: true }));
    expect(postgres.startsWith(home)).toBe(false);
    expect(isOpenTo(stranger, postgres)).toBe(true);
    expect(readlinkSync(join(postgres, '..', '..', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
    const { mtimeNs } = lstatSync(postgres, { bigint: true });
    expect(binariesFor(stranger, home, native).postgres).toBe(postgres);
    expect(lstatSync(postgres, { bigint: true }).mtimeNs).toBe(mtimeNs);
  });

  it('are copied again when something is missing from the copy', () => {
    const { postgres } = binariesFor(stranger, home, native);
    const copy = join(postgres, '..', '..');
    onTestFinished(() => rmSync(join(copy, '..'), { recursive: true }));
    rmSync(join(copy, 'lib', 'libpq.so.5.18'));
    expect(binariesFor(stranger, home, native).postgres).toBe(postgres);
    expect(readFileSync(join(copy, 'lib', 'libpq.so.5.18'), 'utf8')).toBe('library');
  });

  it('are copied readable for all, though they were installed under a strict umask', () => {
    chmodSync(join(native, 'lib', 'libpq.so.5.18'), 0o600);
    chmodSync(join(native, 'bin', 'initdb'), 0o700);
    const { initdb } = binariesFor(stranger, home, native);
    onTestFinished(() => rmSync(join(initdb, '..', '..', '..'), { recursive: true }));
    expect(lstatSync(initdb).mode & 0o777).toBe(0o755);
    expect(isOpenTo(stranger, join(initdb, '..', '..', 'lib', 'libpq.so.5.18'))).toBe(true);
  });
});

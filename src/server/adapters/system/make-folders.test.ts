import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeFolders } from './make-folders.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'daftar-folders-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

describe('a folder that is made', () => {
  it('comes with its parents in the requested mode, and stays if it exists', () => {
    const folder = join(home, 'one/two');
    makeFolders(folder, 0o700);
    expect([join(home, 'one'), folder].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
    chmodSync(folder, 0o755);
    makeFolders(folder, 0o700);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  });

  it('is refused below a file, and in its place', () => {
    writeFileSync(join(home, 'file'), '');
    expect(() => makeFolders(join(home, 'file'))).toThrow(/^EEXIST/);
    expect(() => makeFolders(join(home, 'file/one'))).toThrow(/^ENOTDIR/);
  });

  it.runIf(process.platform === 'linux')('is refused at once in a folder that takes none', () => {
    expect(() => makeFolders('/proc/daftar/data')).toThrow(/ENOENT.*'\/proc\/daftar'/);
  });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { npmRun } from './npm-run.ts';

it('npm run screenshot takes the picture that the README shows, 1280 wide', { timeout: 400_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-screenshot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'salaries.png');
  const { code, said } = await npmRun('screenshot', [path]);
  expect([code, said.includes(`${path}: 1280 x 860`)]).toEqual([0, true]);
  const widthOf = (file: string): number => readFileSync(file).readUInt32BE(16);
  expect([widthOf(path), widthOf('.github/salaries.png')]).toEqual([1280, 1280]);
  expect(readFileSync('README.md', 'utf8')).toContain('](.github/salaries.png)');
});

import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { npmRun } from './npm-run.ts';

function copied(): string {
  const codebase = realpathSync(mkdtempSync(join(tmpdir(), 'daftar-check-')));
  onTestFinished(() => rmSync(codebase, { recursive: true, force: true }));
  for (const place of ['src', 'scripts', 'tests', 'openapi', 'package.json', 'package-lock.json', 'rsbuild.config.ts'])
    cpSync(place, join(codebase, place), { recursive: true });
  symlinkSync(resolve('node_modules'), join(codebase, 'node_modules'), 'dir');
  return codebase;
}

describe('npm run check', () => {
  it('ends with 0 where the code is in order, and 1 otherwise', async () => {
    const codebase = copied();
    const before = await npmRun('check', ['words', 'lock'], codebase);
    expect(before.said).toMatch(/^words: in order \([\s\S]*^lock: in order \([\s\S]*^No findings. \(/m);
    expect(before.code).toBe(0);
    mkdirSync(join(codebase, 'src/core/gadgets'));
    writeFileSync(join(codebase, 'src/core/gadgets/gadget.ts'), 'export const gadget = 1;\n');
    const after = await npmRun('check', ['words', 'lock'], codebase);
    expect(after.said).toMatch(/^words: 1 refused \([^]*?\n {2}src\/core\/gadgets [^]*^lock: in order \([^]*^1 thing to put right\. \(/m);
    expect(after.code).toBe(1);
  });

  it('ends with 1 where there is no such machine, and says which there are', async () => {
    const { code, complained } = await npmRun('check', ['weather']);
    expect(complained).toMatch(/^There is no weather here; ask for types, rooms, words, .* or --fix\.$/);
    expect(code).toBe(1);
  });
});

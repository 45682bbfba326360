import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockRefusals } from '#scripts/codebase/lock-file.ts';

const hash = `sha512-${'a'.repeat(86)}==`;
const resolved = 'https://registry.npmjs.org/fastify/-/fastify-5.12.8.tgz';

function refusedOf(packages: Readonly<Record<string, object>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'daftar-lock-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': { name: 'daftar' }, ...packages } }));
  return lockRefusals(root);
}

describe('the lock file (S-120)', () => {
  it('has a hash for every package', () => {
    expect(refusedOf({ 'node_modules/fastify': { version: '5.12.8', resolved, integrity: hash } })).toEqual([]);
  });

  it.each([
    ['no hash', { version: '5.12.8', resolved }, 'has no sha512 hash'],
    ['a weak hash', { version: '5.12.8', resolved, integrity: 'sha1-abc=' }, 'has no sha512 hash'],
    ['another origin', { version: '5.12.8', resolved: 'git+ssh://git@github.com/fastify/fastify.git#abc', integrity: hash }, 'comes from git+ssh'],
  ])('refuses a package with %s', (_, locked, said) => {
    expect(refusedOf({ 'node_modules/fastify': locked })).toEqual([expect.stringContaining(said)]);
  });
});

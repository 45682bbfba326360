import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { billOf } from '#scripts/build/bill-of-materials.ts';
import { creditsFrom } from '#server/adapters/texts/shipped-credits.ts';

const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;
const lockFile = JSON.stringify({
  name: 'daftar',
  version: '0.1.0',
  packages: {
    '': { name: 'daftar' },
    'node_modules/b': { version: '2.0.0', integrity, license: 'MIT OR Apache-2.0' },
    'node_modules/@a/c': { version: '1.0.0', integrity },
    'node_modules/b/node_modules/@a/c': { version: '1.0.0', integrity },
    'node_modules/d': { version: '1.0.0', integrity, dev: true },
  },
});

describe('the bill of materials', () => {
  it('names every package a host runs once, with version, hash and licence', () => {
    const hashes = [{ alg: 'SHA-512', content: '01'.repeat(64) }];
    expect(billOf(lockFile)).toEqual({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name: 'daftar', version: '0.1.0' } },
      components: [
        { type: 'library', 'bom-ref': 'pkg:npm/%40a/c@1.0.0', purl: 'pkg:npm/%40a/c@1.0.0', name: '@a/c', version: '1.0.0', hashes },
        {
          type: 'library',
          'bom-ref': 'pkg:npm/b@2.0.0',
          purl: 'pkg:npm/b@2.0.0',
          name: 'b',
          version: '2.0.0',
          hashes,
          licenses: [{ expression: 'MIT OR Apache-2.0' }],
        },
      ],
    });
  });

  it('is of the same packages as the credits, each with a whole hash', () => {
    const own = readFileSync('package-lock.json', 'utf8');
    const { components } = billOf(own);
    expect(components.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(
      creditsFrom(own)
        .filter(({ kind }) => kind === 'package')
        .map(({ name, version }) => `${name} ${version}`)
        .toSorted(),
    );
    expect(components.filter(({ hashes: [hash] }) => !/^[0-9a-f]{128}$/.test(hash?.content ?? ''))).toEqual([]);
  });

  it('is made where the image is built', () => {
    expect(readFileSync('.docker/Dockerfile', 'utf8')).toMatch(/^RUN node scripts\/build\/bill-of-materials\.ts$/m);
  });
});

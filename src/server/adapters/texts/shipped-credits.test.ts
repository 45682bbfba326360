import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textBounds } from '#core/texts/instance-text.ts';
import { creditsFrom, shippedCredits } from './shipped-credits.ts';

const locked = {
  packages: {
    '': { version: '0.1.0', license: 'MIT' },
    'node_modules/react': { version: '19.3.1', license: 'MIT' },
    'node_modules/@scope/part': { version: '1.0.0', license: 'ISC' },
    'node_modules/koa/node_modules/react': { version: '18.0.0', license: 'MIT' },
    'node_modules/other/node_modules/react': { version: '18.0.0', license: 'MIT' },
    'node_modules/silent': { version: '2.0.0' },
    'node_modules/vitest': { version: '5.1.0', license: 'MIT', dev: true },
    'node_modules/@types/react': { version: '19.3.0', license: 'MIT', devOptional: true },
  },
};

it('names every shipped package once, with version and licence, and no development package (R-244)', () => {
  expect(creditsFrom(JSON.stringify(locked)).filter(({ kind }) => kind === 'package')).toEqual([
    { kind: 'package', name: '@scope/part', version: '1.0.0', licence: 'ISC' },
    { kind: 'package', name: 'react', version: '19.3.1', licence: 'MIT' },
    { kind: 'package', name: 'react', version: '18.0.0', licence: 'MIT' },
    { kind: 'package', name: 'silent', version: '2.0.0', licence: null },
  ]);
});

it('names each dependency of this product, and its fonts (R-244)', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> };
  const credits = shippedCredits('.');
  const named = credits.map(({ name, version }) => `${name}@${version}`);
  expect(Object.entries(dependencies).filter(([name, version]) => !named.includes(`${name}@${version}`))).toEqual([]);
  expect(credits.some(({ kind, licence }) => kind === 'font' && licence === 'OFL-1.1')).toBe(true);
  expect(credits.length).toBeLessThan(textBounds.mostCredits);
});

it('names what ships beside packages where there is no lock file (R-244)', () =>
  expect(shippedCredits('/nowhere').map(({ name }) => name)).toContain('PostgreSQL'));

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeBundles } from '../bundle/write-bundles.ts';
import { contracts } from './contracts.ts';

const services = [...new Set(contracts.operations.map(({ service }) => service))].toSorted();

let folder: string;
const said: unknown[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daftar-bundles-'));
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  await writeBundles(['for-clients'], folder);
  log.mockRestore();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (service: string): string => join(folder, 'for-clients', `${service}.json`);
const bundleOf = (service: string): unknown => JSON.parse(readFileSync(fileOf(service), 'utf8'));

function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [...(name === key ? [one as unknown] : []), ...valuesOf(one, key)]);
}

const isThere = (bundle: unknown, reference: unknown): boolean =>
  String(reference)
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>> | undefined)?.[step], bundle) !== undefined;

describe('npm run contract -- bundle (R-250, R-251)', () => {
  it('writes one JSON for every service, and says how many', () => {
    expect(readdirSync(join(folder, 'for-clients')).toSorted()).toEqual(services.map((service) => `${service}.json`));
    expect(said).toEqual([`for-clients: ${contracts.operations.length} operations of ${services.length} services, one JSON each.`]);
  });

  it.each(services)('writes %s with all its operations, words and references, as OpenAPI 3.1', async (service) => {
    const bundle = bundleOf(service);
    const own = contracts.operations.filter((operation) => operation.service === service);
    expect(valuesOf((bundle as { readonly paths: unknown }).paths, 'operationId')).toEqual(expect.arrayContaining(own.map(({ operationId }) => operationId)));
    expect(valuesOf(bundle, 'x-names')).toHaveLength(
      valuesOf(
        own.map(({ pointer }) => pointer.value),
        'x-names',
      ).length,
    );
    const references = valuesOf(bundle, '$ref').map(String);
    expect(references.filter((reference) => !reference.startsWith('#/components/') || !isThere(bundle, reference))).toEqual([]);
    const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error', 'operation-operationId-unique': 'error' } });
    expect((await lint({ ref: fileOf(service), config })).map(({ message, location: [at] }) => `${at?.pointer}: ${message}`)).toEqual([]);
  });

  /** Bundlers number colliding names by first encounter, so that one reference more renames client types. */
  it.each(services)('calls the parts of %s as the files do, each name for one thing', (service) => {
    const { components = {} } = bundleOf(service) as { readonly components?: Readonly<Record<string, object>> };
    expect(Object.values(components).flatMap((parts) => Object.keys(parts).filter((name) => !/^[A-Za-z]+$/.test(name)))).toEqual([]);
  });

  it('writes into one folder', async () => {
    await expect(writeBundles(['one', 'two'], folder)).rejects.toThrow('bundle [<folder>]');
    await expect(writeBundles(['--open'], folder)).rejects.toThrow('bundle [<folder>]');
  });
});

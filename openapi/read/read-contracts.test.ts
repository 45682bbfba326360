import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { afterEach, describe, expect, it } from 'vitest';
import { readContracts } from './read-contracts.ts';
import { readFiles } from './read-files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const named = (names: readonly string[], part: (name: string) => object): object => Object.fromEntries(names.map((name) => [name, part(name)]));
const parameters = named(['AppId', 'SystemId'], (name) => ({ name: name.toLowerCase(), in: 'header', schema: { type: 'string' } }));
/** Parts of common.yaml that reading refers to. */
const repeated = {
  headers: named(['RequestId'], () => ({ schema: { type: 'string' } })),
  responses: named(['Invalid', 'Missing', 'Limited', 'Unavailable', 'Broken'], (description) => ({ description })),
};

const read = (item: object, components: object = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-contracts-'));
  folders.push(folder);
  writeFileSync(join(folder, 'a.yaml'), stringify({ servers: [{ url: '/api/a/' }], paths: { '/things/{x}': item }, components }));
  writeFileSync(
    join(folder, 'common.yaml'),
    stringify({ components: { ...repeated, parameters: { ...parameters, X: { name: 'x', in: 'path', required: true, schema: { type: 'integer' } } } } }),
  );
  return readContracts(folder).operations;
};

const operation = { operationId: 'getThing', security: [], responses: { '204': { description: 'x' } } };

describe('a contract', () => {
  it('gives each operation the parameters of its path, and lets it say them again', () => {
    const [found] = read({
      parameters: [{ $ref: 'common.yaml#/components/parameters/X' }, { name: 'q', in: 'query', schema: { type: 'string' } }],
      get: { ...operation, parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'integer' } }] },
    });
    expect(found).toMatchObject({ service: 'a', method: 'get', path: '/api/a/things/{x}', isOpen: true, success: { status: 204, schema: undefined } });
    expect(found?.parameters.map(({ name, isRequired, schema }) => [name, isRequired, schema.text('type')])).toEqual([
      ['x', true, 'integer'],
      ['q', true, 'integer'],
      ['appid', false, 'string'],
      ['systemid', false, 'string'],
    ]);
  });

  it('is read through its parts, each of which refers to others from where it is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'daftar-contracts-'));
    folders.push(folder);
    mkdirSync(join(folder, 'a'));
    const files = {
      'a.yaml': { servers: [{ url: '/api/a' }], paths: { '/things/{x}': { $ref: 'a/things.yaml#/paths/~1things~1%7Bx%7D' } } },
      'a/things.yaml': {
        paths: { '/things/{x}': { parameters: [{ $ref: 'names.yaml#/components/parameters/X' }], get: operation } },
      },
      'a/names.yaml': {
        components: { parameters: { X: { name: 'x', in: 'path', required: true, schema: { $ref: '../common.yaml#/components/schemas/Name' } } } },
      },
      'common.yaml': { components: { ...repeated, parameters, schemas: { Name: { type: 'string' } } } },
    };
    for (const [name, document] of Object.entries(files)) writeFileSync(join(folder, name), stringify(document));
    const { operations } = readContracts(folder);
    expect(operations.map(({ service, path }) => [service, path])).toEqual([['a', '/api/a/things/{x}']]);
    expect(operations[0]?.pointer.uri).toBe('a/things.yaml#/paths/~1things~1%7Bx%7D/get');
    expect(operations[0]?.parameters[0]?.schema.uri).toBe('common.yaml#/components/schemas/Name');
  });

  it.each([
    [{ ...operation, operationId: undefined }, 'has no operationId'],
    [{ ...operation, security: undefined }, 'does not say who may call it'],
    [{ ...operation, responses: {} }, 'never succeeds'],
    [{ ...operation, parameters: [{ name: 'c', in: 'cookie', schema: {} }] }, 'stands neither in path, query nor header'],
    [{ ...operation, parameters: [{ name: 'c', in: 'query', explode: false, schema: {} }] }, 'is written in a style this server does not read'],
    [{ ...operation, parameters: [{ $ref: 'common.yaml#/components/parameters/Y' }] }, 'which is not there'],
    [{ ...operation, requestBody: { content: { 'text/plain': {} } } }, 'is neither JSON, a form nor bytes'],
    [
      { ...operation, requestBody: { content: { 'multipart/form-data': { schema: { properties: { a: { type: 'string' } } } } } } },
      'is a form with a field that is no file',
    ],
  ])('that this server cannot keep is refused with a pointer to it', (get, problem) =>
    expect(() => read({ get: JSON.parse(JSON.stringify(get)) })).toThrow(new RegExp(`a\\.yaml#/paths/.*${problem}`)),
  );
});

describe('the contract files', () => {
  it('are remembered as long as no letter of them changes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'daftar-contracts-'));
    folders.push(folder);
    const memory = join(folder, 'deep', 'memory.json');
    const write = (text: string) => writeFileSync(join(folder, 'a.yaml'), text);
    write('a: 1');
    expect([...readFiles(folder, memory)]).toEqual([['a.yaml', { a: 1 }]]);
    writeFileSync(memory, readFileSync(memory, 'utf8').replace('"a":1', '"a":"remembered"'));
    expect([...readFiles(folder, memory)]).toEqual([['a.yaml', { a: 'remembered' }]]);
    write('a: 2');
    expect([...readFiles(folder, memory)]).toEqual([['a.yaml', { a: 2 }]]);
    writeFileSync(memory, '{');
    expect([...readFiles(folder, memory)]).toEqual([['a.yaml', { a: 2 }]]);
    expect([...readFiles(folder, join(memory, 'below-a-file'))]).toEqual([['a.yaml', { a: 2 }]]);
  });
});

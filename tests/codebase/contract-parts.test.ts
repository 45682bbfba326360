import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { saidAboutContracts } from '#tests/planted.ts';
import { log, logInput, remove, schemas, set, type Defect } from './planted-contract.ts';

const path = '/api/v4/log/error';
const part = 'log/errors.yaml';
const referenceTo = (name: string) => `${part}#/paths/${name.replaceAll('/', '~1')}`;
const reference = referenceTo(path);

function inParts(folder: string): void {
  const { paths, components, ...whole } = parse(readFileSync(join(folder, 'log.yaml'), 'utf8'));
  mkdirSync(join(folder, dirname(part)));
  writeFileSync(join(folder, part), stringify({ paths, components }, { aliasDuplicateObjects: false }).replaceAll('common.yaml', '../common.yaml'));
  writeFileSync(
    join(folder, 'log.yaml'),
    stringify({ ...whole, paths: Object.fromEntries(Object.keys(paths).map((name) => [name, { $ref: referenceTo(name) }])) }),
  );
}

const called = (name: string) => (folder: string) => {
  inParts(folder);
  mkdirSync(join(folder, dirname(name)), { recursive: true });
  writeFileSync(join(folder, name), readFileSync(join(folder, part), 'utf8'));
};

const defects: readonly Defect[] = [
  [
    'an invalid example',
    part,
    set([...log, 'requestBody', 'content', 'application/json', 'examples', 'failedCall', 'value', 'status'], 7),
    /openapi\/log\/errors\.yaml, logError \(requestBody .*Mend the example/,
  ],
  ['an operation without a summary', part, remove([...log, 'summary']), /openapi\/log\/errors\.yaml, logError: has no summary/],
  ['a string without an end', part, remove([...logInput, 'properties', 'operation', 'maxLength']), /openapi\/log\/errors\.yaml, .*is a string of any length/],
  [
    'another number than core says',
    part,
    set([...logInput, 'properties', 'operation', 'x-bound'], 'longestComment'),
    /openapi\/log\/errors\.yaml, components schemas ErrorReportInput properties operation: says 80, and core says longestComment/,
  ],
  [
    'an operationId of another service',
    part,
    set([...log, 'operationId'], 'listCompanies'),
    /openapi\/log\/errors\.yaml, listCompanies: openapi\/company\.yaml has an operation of this name already/,
  ],
  [
    'a reference out of the folder',
    part,
    set([...logInput, 'properties', 'operation'], { $ref: '../../src/name.yaml' }),
    /openapi\/log\/errors\.yaml: refers to \.\.\/\.\.\/src\/name\.yaml, which stands outside openapi\//,
  ],
  [
    'a broken reference',
    part,
    set([...logInput, 'properties', 'operation'], { $ref: '#/components/schemas/Nothing' }),
    /openapi\/log\/errors\.yaml, .*Refer to a part that exists/,
  ],
  ['no YAML', part, (_contract, text) => `${text}\n  - : [`, /openapi\/log\/errors\.yaml: is no YAML/],
  [
    'a component that nothing uses',
    part,
    set([...schemas, 'Spare'], { type: 'boolean' }),
    /openapi\/log\/errors\.yaml, schemas\/Spare: nothing uses it; delete it/,
  ],
  [
    'a path that the service does not list',
    part,
    (contract) => set(['paths', '/api/v4/log/{name}'], contract.toJS().paths[path])(contract),
    /openapi\/log\/errors\.yaml, \/api\/v4\/log\/\{name\}: .*write `\$ref: log\/errors\.yaml#\/paths\/~1api~1v4~1log~1%7Bname%7D` there/,
  ],
  ['more than paths and components', part, set(['servers'], [{ url: '/' }]), /openapi\/log\/errors\.yaml: holds servers; a part holds paths and components/],
  [
    'a name that the service has already',
    'log.yaml',
    set([...schemas, 'ErrorReportInput'], { type: 'boolean' }),
    /openapi\/log\/errors\.yaml, schemas\/ErrorReportInput: openapi\/log\.yaml has one of this name/,
  ],
  [
    'a path under another name than its own',
    'log.yaml',
    set(['paths'], { '/api/v4/log/mistake': { $ref: reference } }),
    /openapi\/log\.yaml, \/api\/v4\/log\/mistake: refers to log\/errors\.yaml#.*; a path stands under its own name in a part of log\.yaml/,
  ],
];

const nothing = () => undefined;

describe('a contract in parts', () => {
  const aboutLogs = (sentences: readonly string[]) => sentences.filter((sentence) => sentence.startsWith('openapi/log'));

  it('is in order like one in a single file', async () => expect(aboutLogs(await saidAboutContracts(part, nothing, inParts))).toEqual([]));

  it.each(defects)('is refused for %s', async (_title, file, plant, said) => {
    expect((await saidAboutContracts(file, plant, inParts)).join('\n')).toMatch(said);
  });

  it.each([
    ['log/mistakes.yaml', /openapi\/log\/mistakes\.yaml: mistakes is no word of scripts\/codebase\/words\.ts/],
    ['logs/errors.yaml', /openapi\/logs\/errors\.yaml: is a part of openapi\/logs\.yaml, which is not there/],
  ])('is refused for a part called %s', async (name, said) => {
    expect((await saidAboutContracts(name, nothing, called(name))).join('\n')).toMatch(said);
  });
});

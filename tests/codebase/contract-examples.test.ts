import { describe, expect, it } from 'vitest';
import type { Document } from 'yaml';
import { saidAboutContracts } from '#tests/planted.ts';
import { expectRefused, log, logInput, remove, set, type Defect } from './planted-contract.ts';

const stories = [...log, 'requestBody', 'content', 'application/json', 'examples'];
const error = [...logInput, 'properties', 'error', 'properties'];
const flags = [...'abcdefghijklm'];
const line = Object.fromEntries(flags.map((flag) => [flag, true]));
const broken = { name: 'Failure', message: 'It broke.' };

const recorded =
  (written: Readonly<Record<string, unknown>>, ...changes: readonly ((contract: Document) => unknown)[]) =>
  (contract: Document): void => {
    set([...error, 'name', 'example'], 'TypeError')(contract);
    set([...error, 'message', 'example'], 'It is undefined.')(contract);
    set(stories, Object.fromEntries(Object.entries(written).map(([name, value]) => [name, { value }])))(contract);
    for (const change of changes) change(contract);
  };

const withLines = (contract: Document): void => {
  const properties = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean', description: 'A mark.', example: true }]));
  const items = { type: 'object', additionalProperties: false, required: flags, properties };
  set([...logInput, 'properties', 'lines'], { type: 'array', description: 'Marks of each line.', maxItems: 9, 'x-bound': 'here', items })(contract);
  set([...logInput, 'required'], ['error', 'display', 'lines'])(contract);
};

const defects: readonly Defect[] = [
  [
    'an example that the schema composes',
    'log.yaml',
    recorded({ again: { error: broken, display: 'WEB' } }),
    /openapi\/log\.yaml, logError \(requestBody\): repeats as again the example that its schema composes: delete it/,
  ],
  [
    'a large item that stands beside its schema',
    'log.yaml',
    recorded({ app: { error: broken, display: 'APP', lines: [line] } }, withLines),
    /logError \(requestBody\): repeats in app the example that stands beside the schema: leave out \/lines\/0/,
  ],
  [
    'a field without an example',
    'log.yaml',
    recorded({}, remove([...error, 'message', 'example'])),
    /logError \(requestBody\): shows no example of its request .* write `example` beside log\.yaml#\/components\/schemas\/ErrorReportInput\/properties\/error\/properties\/message/,
  ],
  [
    'an example beside a reference that does not fit what is referred to',
    'log.yaml',
    recorded({}, set([...error, 'name'], { $ref: 'common.yaml#/components/schemas/Id', example: 'No Id' })),
    /logError \(requestBody\): composes an example of its request that is not valid \(\/error\/name: .*mend the example beside the schema/,
  ],
];

describe('the contracts are refused for', () => {
  it.each(defects)('%s', async (...defect) => expectRefused(defect));
});

describe('an example is let stand', () => {
  it.each([
    ['beside a choice that the schema does not show', recorded({ app: { error: broken, display: 'APP' } })],
    ['with a field that may be left out', recorded({ screen: { error: broken, display: 'WEB', screen: 'CompanyOverview' } })],
    ['with nothing where the schema shows something', recorded({ silent: { error: { ...broken, message: '' }, display: 'WEB' } })],
    ['with a list that is empty', recorded({ none: { error: broken, display: 'WEB', lines: [] } }, withLines)],
    ['with an item that tells something', recorded({ other: { error: broken, display: 'WEB', lines: [{ ...line, a: false }] } }, withLines)],
  ])('%s', async (_title, plant) => {
    expect((await saidAboutContracts('log.yaml', plant)).filter((sentence) => sentence.includes('log.yaml'))).toEqual([]);
  });
});

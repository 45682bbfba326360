// Holds every contract to the rules of openapi/rules: each file alone, and all of them together.
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { createConfig, lint, type NormalizedProblem } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { contributionKinds, declaredKinds } from '#core/kinds/contribution-kinds.ts';
import { screens } from '#core/navigation/screens.ts';
import { complete } from '#openapi/read/complete.ts';
import { ContractPointer } from '#openapi/read/contract-pointer.ts';
import { pathRefusals, type OperationPath } from '#openapi/rules/paths.ts';
import { namedBounds, wrongBounds } from '#openapi/rules/bounds.ts';
import { CompleteFiles } from '#openapi/checker/bundle/whole-contract.ts';
import { exampleFaults } from '#openapi/checker/example-faults.ts';
import { configFor } from '#openapi/rules/plugin.ts';
import { unknownWords } from '#openapi/rules/known-words.ts';
import { meaningRefusals } from '#openapi/rules/meaning.ts';
import { nameRefusals, thingsNamed } from '#openapi/rules/names.ts';
import { placeOf } from '#openapi/rules/operations.ts';
import { partRefusals, serviceOf } from '#openapi/rules/parts.ts';
import { repetitionRefusals } from '#openapi/rules/repeated.ts';
import type { ServedOperation } from '#openapi/rules/served-operation.ts';
import { yamlRefusals } from '#openapi/rules/plain-yaml.ts';
import { referenceRefusals, shared, sharedPartRefusals, valueAt, type ContractFile } from '#openapi/rules/shared-parts.ts';
import { Schemas } from '#openapi/checker/schemas.ts';
import { isOfASocket, operationsIn, type Contract } from '#openapi/read/contract-files.ts';
import { constantsNamed } from './core-constants.ts';
import { words } from '../codebase/words.ts';

/** Names file, operation and remedy in each refusal. */
export async function lintContract(folder = 'openapi'): Promise<string[]> {
  const place = basename(resolve(folder));
  const names = globSync('**/*.yaml', { cwd: folder })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !isOfASocket(name))
    .sort();
  const texts = names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const unreadable = texts.flatMap(({ name, text }) => yamlRefusals(`${place}/${name}`, text));
  if (unreadable.some((refusal) => refusal.includes('is no YAML'))) return unreadable;

  const written = texts.map(({ name, text }) => ({ name, document: parse(text) as Contract }));
  const files = written.map(({ name, document }) => ({ name, document: complete(name, document) as Contract }));
  const paths = files.flatMap((file) => pathsIn(place, file, files));
  const operationIds = paths.map(({ operationId }) => operationId);
  const services = files.filter(({ name }) => !name.includes('/'));
  const bounds = await constantsNamed(files.flatMap(namedBounds));
  const alone = await Promise.all(services.map(({ name }) => lintFile(folder, name, files, operationIds)));
  return [
    ...new Set([
      ...unreadable,
      ...alone.flat(),
      ...written.flatMap(({ name, document }) => repetitionRefusals(place, name, document)),
      ...pathRefusals(paths, Object.values(screens)),
      ...files.flatMap((file) => referenceRefusals(place, file)),
      ...partRefusals(place, files, Object.keys(words)),
      ...sharedPartRefusals(place, files),
      ...files.flatMap((file) =>
        [...wrongBounds(file, bounds), ...unknownWords(file)].map(
          ({ pointer, message }) => `${place}/${file.name}, ${placeNamed(pointer, file.document)}: ${message}`,
        ),
      ),
      ...operationRefusals({ folder, place }, files),
    ]),
  ];
}

type ReadFile = ContractFile & { readonly document: Contract };

async function lintFile(folder: string, name: string, files: readonly ReadFile[], operationIds: readonly string[]): Promise<string[]> {
  const config = await createConfig(configFor(operationIds, name === shared));
  const problems = await lint({ ref: join(folder, name), config, externalRefResolver: new CompleteFiles(folder) });
  return problems.map((problem) => sentenceFor(problem, folder, files));
}

function pathsIn(place: string, { name, document }: ReadFile, files: readonly ReadFile[]): OperationPath[] {
  if (!document?.paths) return [];
  const service = files.find((file) => file.name === serviceOf(name));
  const base = (service?.document.servers?.[0]?.url ?? '').replace(/\/$/, '');
  return operationsIn(document).map(({ path, method, operation }) => ({
    file: `${place}/${name}`,
    operationId: operation.operationId,
    method,
    path: `${base}${path}`,
  }));
}

/** Test server in which a member owns one of everything. */
const ownedServer = 'tests/attacks/owned-server.ts';
const ownedThings = (): string => readFileSync(ownedServer, 'utf8');

/** Contributions, of which it has one of each kind. */
const ownedOfKinds = contributionKinds.map((kind) => `${declaredKinds[kind].counted}Id`);

/** Refuses names, words and examples of operations, after broken references and invalid schemas. */
function operationRefusals({ folder, place }: { readonly folder: string; readonly place: string }, files: readonly ReadFile[]): string[] {
  const documents = new Map<string, unknown>(files.map(({ name, document }) => [name, document]));
  const schemas = new Schemas(documents);
  const served = files.flatMap((file) => servedIn(file, documents));
  return served.flatMap((operation) => {
    const { file, operationId, method, item, pointer } = operation;
    const said = `${place}/${file}, ${operationId}`;
    try {
      const faults = exampleFaults(pointer, schemas).map(({ part, message }) => `${said} (${part.join(' ')}): ${message}`);
      const unmade =
        folder === 'openapi' ? thingsNamed(pointer).filter((key) => !ownedOfKinds.some((owned) => owned === key) && !ownedThings().includes(`'${key}'`)) : [];
      return [
        ...[...nameRefusals(pointer, item, method), ...meaningRefusals(operation, served)].map((refusal) => `${said}: ${refusal}`),
        ...unmade.map((key) => `${said}: names a thing that no member owns in the tests: make one in ${ownedServer}, as ${key}.`),
        ...faults,
      ];
    } catch {
      return [];
    }
  });
}

function servedIn({ name: file, document }: ReadFile, documents: ReadonlyMap<string, unknown>): (ServedOperation & { readonly file: string })[] {
  if (!document) return [];
  return operationsIn(document).flatMap(({ path, method, operation: { operationId } }) => {
    const item = new ContractPointer(documents, file).at('paths', path);
    const pointer = item?.at(method);
    return item && pointer ? [{ file, service: serviceOf(file), operationId, method, item, pointer }] : [];
  });
}

const whatToDo: Readonly<Record<string, string>> = {
  struct: 'Write it as OpenAPI 3.1 spells it.',
  'no-enum-type-mismatch': 'Make every value of the enum of its type.',
  'no-invalid-media-type-examples': 'Mend the example, or the schema where the example is right.',
  'no-invalid-parameter-examples': 'Mend the example, or the schema where the example is right.',
  'no-invalid-schema-examples': 'Mend the example, or the schema where the example is right.',
  'no-required-schema-properties-undefined': 'Describe the property, or do not require it.',
  'no-unresolved-refs': 'Refer to a part that exists.',
  'no-unused-components': 'Delete it.',
  'operation-operationId-unique': 'Give each operation its own name.',
  'operation-tag-defined': 'Describe the tag under `tags` of the file.',
  'path-parameters-defined': 'Describe every parameter of the path, and none beside.',
  'security-defined': 'Name a scheme of components.securitySchemes; a shared one is referred to from common.yaml.',
};

function sentenceFor({ message, ruleId, location, suggest }: NormalizedProblem, folder: string, files: readonly ReadFile[]): string {
  const [at] = location;
  const name = relative(resolve(folder), resolve(at?.source.absoluteRef ?? folder))
    .split(sep)
    .join('/');
  const pointer = at?.pointer ?? '#/';
  const document = files.find((file) => file.name === name)?.document;
  const where = placeNamed(pointer, document);
  const said = ruleId === 'no-unresolved-refs' ? `refers to ${referenceAt(pointer, document)}, which is not there.` : message.replace(/\s+/g, ' ');
  const advice = ruleId.startsWith('daftar/')
    ? ''
    : ` ${suggest.length > 0 ? `Did you mean ${suggest.join(' or ')}? ` : ''}${whatToDo[ruleId] ?? `Mend it as the rule ${ruleId} asks.`}`;
  return `${basename(resolve(folder))}/${name}, ${where}: ${said}${advice}`;
}

function placeNamed(pointer: string, document: Contract | undefined): string {
  const { path, method } = placeOf(pointer);
  const found = document?.paths && operationsIn(document).find((one) => one.path === path && one.method === method);
  const steps = stepsOf(pointer);
  if (!found) return steps.join(' ') || 'the file';
  return [found.operation.operationId ?? `${method} ${path}`, ...(steps.length > 3 ? [`(${steps.slice(3).join(' ')})`] : [])].join(' ');
}

function referenceAt(pointer: string, document: unknown): string {
  const found = stepsOf(pointer).reduce(valueAt, document);
  return String(typeof found === 'string' ? found : valueAt(found, '$ref'));
}

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

// Turns every openapi/<service>.yaml into src/contract/generated/<service>.ts:
// the service's types, and one line for each operation that says how it travels.
// A part such as openapi/user/personas.yaml becomes generated/user/personas.ts, which holds the lines of its own operations alone.
// The fields of every body are in generated/bodies/<service>.ts, so that a chunk carries the names of no body but those that its adapters pick.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { bears, fingerprintOf, leaveStamp } from '../build/fingerprint.ts';
import { wholeContract } from '#openapi/checker/bundle/whole-contract.ts';
import { contractFiles, operationsIn, partFiles, type Contract, type Operation } from '#openapi/read/contract-files.ts';
import { lintContract } from './lint-contract.ts';

const makers = [
  'scripts/openapi/generate-contract.ts',
  'openapi/read/{complete,contract-files}.ts',
  'openapi/checker/bundle/whole-contract.ts',
  'package-lock.json',
];

/** Headers set by one middleware for all calls. */
const standardHeaders = new Set(['appid', 'systemid', 'clientType', 'X-Device-Type', 'prefer']);

/** Everything, or all but types, which only a compiler reads and take longest. */
type Made = 'all' | 'routes';

/** Regenerates after changes. Returns false and prints the obstacle on failure. */
export async function generateContract(made: Made = 'all'): Promise<boolean> {
  const refusals = await refusedTypes('openapi', 'src/contract/generated', made);
  for (const refusal of refusals) console.error(refusal);
  if (refusals.length > 0) console.error('The types wait until these contracts can be read.');
  return refusals.length === 0;
}

/** Refusals by the lint where types cannot be made. Former types are kept. */
export async function refusedTypes(folder = 'openapi', target = 'src/contract/generated', made: Made = 'all'): Promise<string[]> {
  const files = contractFiles(folder);
  const stampOf = (of: Made): string => join(target, `.${of}-from`);
  const fingerprint = fingerprintOf([`${folder}/**/*.yaml`, ...makers]);
  if (
    (bears(stampOf('all'), fingerprint) || bears(stampOf(made), fingerprint)) &&
    files.every((file) => existsSync(join(target, `${basename(file, '.yaml')}.ts`)))
  )
    return [];
  try {
    await write(files, folder, target, made);
  } catch (error) {
    const refusals = await lintContract(folder);
    if (refusals.length === 0) throw error;
    return refusals;
  }
  leaveStamp(stampOf(made), fingerprint);
  return [];
}

async function write(files: readonly string[], folder: string, target: string, made: Made): Promise<void> {
  const contracts = await Promise.all(files.map(async (file) => ({ service: basename(file, '.yaml'), contract: await readWhole(file) })));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'bodies'), { recursive: true });
  await Promise.all(
    contracts.map(async ({ service, contract }) => {
      const types = made === 'routes' ? '' : await typesOf(contract);
      writeFileSync(join(target, `${service}.ts`), `${types}\n${routesOf(contract)}`);
      const bodies = bodiesOf(contract);
      if (bodies.length > 0) writeFileSync(join(target, 'bodies', `${service}.ts`), bodies.join(''));
    }),
  );
  for (const file of partFiles(folder)) {
    const whole = contracts.find(({ service }) => service === basename(dirname(file)));
    if (whole) writePart(file, whole, target);
  }
}

/** TypeScript of a contract. Its maker is loaded where it is needed: who hosts has it not. */
async function typesOf(contract: Contract): Promise<string> {
  const { astToString, default: openapiTS } = await import('openapi-typescript');
  return astToString(await openapiTS(contract as never, { immutable: true }));
}

async function readWhole(file: string): Promise<Contract> {
  const contract = (await wholeContract(file)) as Contract;
  for (const { parameters, operation } of operationsIn(contract)) {
    const carriers = [parameters, operation.parameters ?? []];
    for (const carrier of carriers) carrier.splice(0, carrier.length, ...carrier.filter((parameter) => !standardHeaders.has(named(contract, parameter))));
  }
  return contract;
}

function named(contract: Contract, parameter: { name?: string; $ref?: string }): string {
  const key = parameter.$ref?.split('/').at(-1);
  return parameter.name ?? (key && contract.components?.parameters?.[key]?.name) ?? '';
}

/** Routes of a part, so that clients need not load the whole service's. */
function writePart(file: string, { service, contract }: { readonly service: string; readonly contract: Contract }, target: string): void {
  const ids = operationsIn(parse(readFileSync(file, 'utf8')) as Contract).map(({ operation }) => operation.operationId);
  const types = `import type { operations as all } from '../${service}.ts';\n\nexport type operations = Pick<all, keyof typeof routes>;\n`;
  mkdirSync(join(target, service), { recursive: true });
  writeFileSync(join(target, service, basename(file).replace('.yaml', '.ts')), `${types}\n${routesOf(contract, ids)}`);
}

function routesOf(contract: Contract, ids?: readonly string[]): string {
  const base = (contract.servers?.[0]?.url ?? '').replace(/\/$/, '');
  const some = operationsIn(contract).filter(({ operation }) => ids?.includes(operation.operationId) ?? true);
  const lines = some.map(({ method, path, operation }) => {
    const facts = factsOf(operation, contract);
    return `  ${operation.operationId}: ['${method}', '${base}${path}'${facts && `, ${facts}`}],`;
  });
  return `export const routes = {\n${lines.join('\n')}\n} as const;\n`;
}

const factWords = [
  'quiet',
  'says-ban',
  'way-in',
  'proves-login',
  'unasked',
  'reported-as',
  'by-page',
  'recorded',
  'event',
  'credential',
  'without-muted',
  'may-wait',
] as const;

function factsOf(operation: Operation, contract: Contract): string {
  const said = factWords.flatMap((word) => {
    const value = operation[`x-${word}`];
    return value === undefined ? [] : [[word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value] as const];
  });
  const facts = [...said, ...(tellsWhose(operation.responses, contract) ? [['tellsWhose', true] as const] : [])];
  return facts.length === 0 ? '' : JSON.stringify(Object.fromEntries(facts));
}

/** Detects answers with both an author and a flag for the caller's own. */
function tellsWhose(part: unknown, contract: Contract, seen = new Set<string>()): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const { $ref, properties }: { readonly $ref?: string; readonly properties?: object } = part;
  if ($ref !== undefined) {
    if (seen.has($ref)) return false;
    seen.add($ref);
    return tellsWhose(
      $ref
        .slice(2)
        .split('/')
        .reduce<unknown>((whole, step) => Object(whole)[step.replaceAll('~1', '/')], contract),
      contract,
      seen,
    );
  }
  if (properties && 'isMine' in properties && 'author' in properties) return true;
  return Object.values(part).some((inner) => tellsWhose(inner, contract, seen));
}

/** Field names of single-shape object bodies, by operation. */
function bodiesOf(contract: Contract): string[] {
  return operationsIn(contract).flatMap(({ operation }) => {
    const { $ref, properties } = operation.requestBody?.content?.['application/json']?.schema ?? {};
    const fields = properties ?? contract.components?.schemas?.[$ref?.split('/').at(-1) ?? '']?.properties;
    return fields ? [`export const ${operation.operationId} = ${JSON.stringify(Object.keys(fields))} as const;\n`] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = Number(!(await generateContract(process.argv[2] === 'routes' ? 'routes' : 'all')));

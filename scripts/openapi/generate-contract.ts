// Turns every openapi/<service>.yaml into src/contract/generated/<service>.ts:
// the service's types, and one line for each operation that says how it travels.
// A part such as openapi/user/personas.yaml becomes generated/user/personas.ts, which holds the lines of its own operations alone.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { bears, fingerprintOf, leaveStamp } from '../build/fingerprint.ts';
import { contractFiles, operationsIn, partFiles, type Contract } from './contract-files.ts';

const target = 'src/contract/generated';
const stamp = join(target, '.made-from');
const inputs = ['openapi/**/*.yaml', 'scripts/{generate-contract,contract-files}.ts', 'package-lock.json'];

/** Headers that one middleware sets for all, so that no caller has to name them. */
const standardHeaders = new Set(['appid', 'systemid', 'clientType', 'X-Device-Type']);

/** Makes the types anew when the contracts, or what makes them, have changed since the last time. */
export async function generateContract(): Promise<string[]> {
  const services = contractFiles().map((file) => basename(file, '.yaml'));
  const fingerprint = fingerprintOf(inputs);
  if (bears(stamp, fingerprint) && services.every((service) => existsSync(join(target, `${service}.ts`)))) return services;
  const config = await createConfig({});
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await Promise.all(
    contractFiles().map(async (file) => {
      const { bundle: bundled } = await bundle({ ref: file, config, dereference: false });
      const contract = bundled.parsed as Contract;
      for (const { parameters, operation } of operationsIn(contract)) {
        const carriers = [parameters, operation.parameters ?? []];
        for (const carrier of carriers) carrier.splice(0, carrier.length, ...carrier.filter((parameter) => !standardHeaders.has(named(contract, parameter))));
      }
      const types = astToString(await openapiTS(contract as never, { immutable: true }));
      writeFileSync(join(target, `${basename(file, '.yaml')}.ts`), `${types}\n${routesOf(contract, baseOf(contract))}`);
    }),
  );
  for (const file of partFiles().filter((part) => contractFiles().includes(`${dirname(part)}.yaml`))) writePart(file);
  leaveStamp(stamp, fingerprint);
  return services;
}

function named(contract: Contract, parameter: { name?: string; $ref?: string }): string {
  const key = parameter.$ref?.split('/').at(-1);
  return parameter.name ?? (key && contract.components?.parameters?.[key]?.name) ?? '';
}

/** The operations of a part: who needs no others imports these, and does not send the routes of the whole service. */
function writePart(file: string): void {
  const service = dirname(file);
  const base = baseOf(parse(readFileSync(`${service}.yaml`, 'utf8')) as Contract);
  const types = `import type { operations as all } from '../${basename(service)}.ts';\n\nexport type operations = Pick<all, keyof typeof routes>;\n`;
  mkdirSync(join(target, basename(service)), { recursive: true });
  writeFileSync(join(target, basename(service), `${basename(file, '.yaml')}.ts`), `${types}\n${routesOf(parse(readFileSync(file, 'utf8')) as Contract, base)}`);
}

const baseOf = ({ servers }: Contract): string => (servers?.[0]?.url ?? '').replace(/\/$/, '');

function routesOf(contract: Contract, base: string): string {
  const lines = operationsIn(contract).map(({ method, path, operation }) => `  ${operation.operationId}: ['${method}', '${base}${path}'],`);
  return `export const routes = {\n${lines.join('\n')}\n} as const;\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateContract();

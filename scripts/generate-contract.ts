// Turns every openapi/<service>.yaml into src/contract/generated/<service>.ts:
// the service's types, and one line for each operation that says how it travels.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFiles, operationsIn, type Contract } from './contract-files.ts';

const target = 'src/contract/generated';

/** Headers that one middleware sets for all, so that no caller has to name them. */
const standardHeaders = new Set(['appid', 'systemid', 'clientType', 'X-Device-Type']);

export async function generateContract(): Promise<string[]> {
  const config = await createConfig({});
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  return Promise.all(
    contractFiles().map(async (file) => {
      const { bundle: bundled } = await bundle({ ref: file, config, dereference: false });
      const contract = bundled.parsed as Contract;
      for (const { parameters, operation } of operationsIn(contract)) {
        const carriers = [parameters, operation.parameters ?? []];
        for (const carrier of carriers) carrier.splice(0, carrier.length, ...carrier.filter((parameter) => !standardHeaders.has(named(contract, parameter))));
      }
      const types = astToString(await openapiTS(contract as never, { immutable: true }));
      const service = basename(file, '.yaml');
      writeFileSync(join(target, `${service}.ts`), `${types}\n${routesOf(contract)}`);
      return service;
    }),
  );
}

function named(contract: Contract, parameter: { name?: string; $ref?: string }): string {
  const key = parameter.$ref?.split('/').at(-1);
  return parameter.name ?? (key && contract.components?.parameters?.[key]?.name) ?? '';
}

function routesOf(contract: Contract): string {
  const base = (contract.servers?.[0]?.url ?? '').replace(/\/$/, '');
  const lines = operationsIn(contract).map(({ method, path, operation }) => `  ${operation.operationId}: ['${method}', '${base}${path}'],`);
  return `export const routes = {\n${lines.join('\n')}\n} as const;\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const services = await generateContract();
  console.log(`Contract types are fresh: ${services.join(', ')}.`);
}

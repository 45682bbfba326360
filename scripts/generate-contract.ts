// Turns every openapi/<service>.yaml into src/contract/generated/<service>.ts:
// the service's types, and one line for each operation that says how it travels.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { bears, fingerprintOf, leaveStamp } from './fingerprint.ts';
import { contractFiles, operationsIn, type Contract } from './contract-files.ts';

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
      writeFileSync(join(target, `${basename(file, '.yaml')}.ts`), `${types}\n${routesOf(contract)}`);
    }),
  );
  leaveStamp(stamp, fingerprint);
  return services;
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

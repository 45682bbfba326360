// Holds the contracts of sockets (AsyncAPI) to what the standard says.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { yamlRefusals } from '#openapi/rules/plain-yaml.ts';
import { saidOfMessages } from '#openapi/rules/schemas.ts';

export async function lintSockets(folder = 'openapi'): Promise<string[]> {
  const config = await createConfig({
    plugins: [{ id: 'daftar', rules: { async3: { 'said-of-messages': saidOfMessages } } }],
    rules: {
      'daftar/said-of-messages': 'error',
      struct: 'error',
      'no-unresolved-refs': 'error',
      'no-unused-components': 'error',
      'info-license-strict': 'error',
      'operation-operationId': 'error',
      'channels-kebab-case': 'error',
      'tags-alphabetical': 'error',
    },
  });
  const names = globSync('*.asyncapi.yaml', { cwd: folder }).sort();
  const refusals = names.map(async (name) => {
    const unreadable = yamlRefusals(`${folder}/${name}`, readFileSync(join(folder, name), 'utf8'));
    const problems = unreadable.length > 0 ? [] : await lint({ ref: join(folder, name), config });
    return [
      ...unreadable,
      ...problems.map(({ ruleId, message, location: [at] }) => {
        const advice = ruleId.startsWith('daftar/') ? '' : ' Write it as AsyncAPI 3.0.0 spells it.';
        return `${folder}/${name}, ${at?.pointer ?? '#/'}: ${message.replace(/\s+/g, ' ')}${advice}`;
      }),
    ];
  });
  return (await Promise.all(refusals)).flat();
}

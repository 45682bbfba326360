import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusedTypes } from '#scripts/openapi/generate-contract.ts';
import { injectedContracts } from '#tests/planted.ts';
import { list, set } from './planted-contract.ts';

/** Errors for a contract when its types are made, and for earlier types. */
async function madeFrom(file: string, change: Parameters<typeof injectedContracts>[1]) {
  const folder = injectedContracts(file, change);
  const target = join(folder, '..', 'generated');
  mkdirSync(target);
  writeFileSync(join(target, 'company.ts'), 'made before');
  const refusals = await refusedTypes(folder, target);
  return { refusals, target, types: readFileSync(join(target, 'company.ts'), 'utf8') };
}

/** Removes paths from parts, which are not planted. */
const withoutParts = (text: string): string => text.replaceAll(/^ {2}\/.*:\n {4}\$ref: .*\n/gm, '');

describe('types of contracts', () => {
  it('are made where every reference leads to something', async () => {
    const { refusals, types } = await madeFrom('company.yaml', (_contract, text) => withoutParts(text));
    expect(refusals).toEqual([]);
    expect(types).toContain("listCompanies: ['get', ");
  });

  it('name the fields of each body', async () => {
    const { target } = await madeFrom('company.yaml', (_contract, text) => withoutParts(text));
    const fields = '["error","display","screen","operation","kind","status","requestId"]';
    expect(readFileSync(join(target, 'bodies', 'log.ts'), 'utf8')).toContain(`export const logError = ${fields} as const;\n`);
  });

  it.each(['common.yaml#/components/responses/Limitd', 'comon.yaml#/components/responses/Limited', '#/components/responses/Limited'])(
    'wait where one leads to nothing, which is refused as the lint refuses: %s',
    async (reference) => {
      const { refusals, types } = await madeFrom('company.yaml', set([...list, 'responses', '429'], { $ref: reference }));
      const said = `openapi/company.yaml, listCompanies (responses 429): refers to ${reference}, which is not there. Refer to a part that exists.`;
      expect(refusals.filter((refusal) => refusal.includes('listCompanies'))).toEqual([said]);
      expect(types).toBe('made before');
    },
  );

  it('wait for YAML, which is refused once', async () => {
    const { refusals } = await madeFrom('company.yaml', (_contract, text) => text.replace('paths:', 'paths: : ['));
    expect(refusals).toEqual([expect.stringMatching(/^openapi\/company\.yaml: is no YAML \(.*\); mend the line\.$/)]);
  });
});

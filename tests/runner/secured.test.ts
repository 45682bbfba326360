import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readContracts, type Contracts } from '#server/app/contract/read-contracts.ts';
import { memberToken } from '#tests/contract/house.ts';
import { brokenOf, held, startService, type Defect, type RunningService } from './service.ts';

const cookie = `AT=${memberToken}`;
const wishes = { service: 'company', only: ['listCompanies'], session: { cookie } };

let secured: Contracts;
let service: RunningService;
beforeAll(async () => {
  secured = securedContracts();
  service = await startService(secured);
});
afterAll(() => service.close());

/** Our contracts, if the list of companies were for people who are signed in. */
function securedContracts(): Contracts {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-secured-'));
  cpSync('openapi', folder, { recursive: true });
  const file = join(folder, 'company.yaml');
  const contract = parseDocument(readFileSync(file, 'utf8'));
  const place = ['paths', '/v1/companies', 'get'];
  contract.setIn([...place, 'security'], contract.createNode([{ sessionCookie: [] }, { bearer: [] }]));
  contract.setIn([...place, 'responses', '401'], contract.createNode({ $ref: 'common.yaml#/components/responses/Forbidden' }));
  for (const name of ['sessionCookie', 'bearer'])
    contract.setIn(['components', 'securitySchemes', name], contract.createNode({ $ref: `common.yaml#/components/securitySchemes/${name}` }));
  writeFileSync(file, String(contract));
  const contracts = readContracts(folder);
  rmSync(folder, { recursive: true });
  return contracts;
}

describe('an operation for people who are signed in', () => {
  it('is asked with the session, without one, and with each kind made up', async () => {
    service.plant({});
    const outcomes = await held(service, wishes, secured);
    expect(brokenOf(outcomes)).toEqual([]);
    expect(outcomes.filter(({ kind }) => kind === 'security').map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  });

  const leaks: Record<string, Defect> = {
    'takes everybody': { before: (call) => ({ ...call, headers: { ...call.headers, cookie } }) },
    'takes any cookie': { before: (call) => ({ ...call, headers: { ...call.headers, ...(call.headers['cookie'] ? { cookie } : {}) } }) },
    'takes any bearer': { before: (call) => ({ ...call, headers: { ...call.headers, ...(call.headers['authorization'] ? { cookie } : {}) } }) },
    'sends people away with 403': { after: (answered) => void (answered.status === 401 && (answered.status = 403)) },
  };
  it.each(Object.entries(leaks))('is found out when it %s', async (_name, leak) => {
    service.plant(leak);
    expect(brokenOf(await held(service, wishes, secured)).map(({ kind }) => kind)).toContain('security');
  });

  it('is not asked without a session, and that is said', async () => {
    service.plant({});
    const outcomes = await held(service, { ...wishes, session: {} }, secured);
    expect(outcomes.filter(({ state }) => state === 'not run').map(({ troubles }) => troubles[0]?.sentence)).toEqual([
      'No session is known: give one under session in the config.',
    ]);
    expect(outcomes.filter(({ kind }) => kind === 'security').map(({ state }) => state)).toEqual(['kept', 'kept', 'kept']);
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { findingsIn } from '../report/findings.ts';
import { readContracts, type Contracts } from '../../read/read-contracts.ts';
import type { Asked } from './answering.ts';
import { refuse } from './planting.ts';
import { brokenOf, checked, notRunOf, startService, type Defect, type RunningService } from './service.ts';

const memberToken = 'member-1';
const cookie = `AT=${memberToken}`;
const options = { service: 'company', only: ['listCompanies'], session: { cookie } };

let secured: Contracts;
let withConflict: Contracts;
let service: RunningService;
beforeAll(async () => {
  secured = securedContracts();
  withConflict = securedContracts({ 409: 'Conflict' });
  service = await startService(secured);
});
afterAll(() => service.close());

/** Contracts with the list of companies restricted to members. */
function securedContracts(more: Readonly<Record<string, string>> = {}, path = '/v1/companies'): Contracts {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-secured-'));
  cpSync('openapi', folder, { recursive: true });
  const file = join(folder, 'company.yaml');
  const contract = parseDocument(readFileSync(file, 'utf8'));
  const pointer = ['paths', path, 'get'];
  contract.setIn([...pointer, 'security'], contract.createNode([{ sessionCookie: [] }, { bearer: [] }]));
  for (const [status, name] of Object.entries({ 401: 'Forbidden', ...more }))
    contract.setIn([...pointer, 'responses', status], contract.createNode({ $ref: `common.yaml#/components/responses/${name}` }));
  for (const name of ['sessionCookie', 'bearer'])
    contract.setIn(['components', 'securitySchemes', name], contract.createNode({ $ref: `common.yaml#/components/securitySchemes/${name}` }));
  writeFileSync(file, String(contract));
  const contracts = readContracts(folder);
  rmSync(folder, { recursive: true });
  return contracts;
}

describe('an operation for people who are signed in (M-11)', () => {
  it('is asked with the session, without one, and with each kind made up', async () => {
    service.plant({});
    const outcomes = await checked(service, options, secured);
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
    expect(brokenOf(await checked(service, options, secured)).map(({ kind }) => kind)).toContain('security');
  });

  it('is found out when it lets shared caches keep what is for a member', async () => {
    service.plant({ after: (answered) => void (answered.status === 200 && (answered.headers['cache-control'] = 'public, max-age=60')) });
    const pointers = brokenOf(await checked(service, options, secured)).flatMap(({ violations }) => violations.map(({ pointer }) => pointer));
    expect(new Set(pointers)).toEqual(new Set(['/header/cache-control']));
  });

  it('never shows the session in what is reported', async () => {
    service.plant({ after: (answered) => void (answered.status === 200 && (answered.status = 202)) });
    const outcomes = await checked(service, options, secured);
    expect(brokenOf(outcomes).length).toBeGreaterThan(10);
    expect(JSON.stringify(outcomes)).not.toContain(memberToken);
    expect(JSON.stringify(outcomes)).toContain('cookie: <session>');
  });

  it('is asked with its own session, where it ends the one it is asked with', async () => {
    let isEnded = false;
    const end = (call: Asked): Asked => {
      const isOwn = call.headers['cookie']?.includes('own=1') === true;
      const headers = isOwn && isEnded ? { ...call.headers, cookie: '' } : call.headers;
      isEnded ||= isOwn;
      return { ...call, headers };
    };
    service.plant({ before: end });
    const outcomes = await checked(service, { ...options, sessions: { listCompanies: { cookie: `${cookie}; own=1` } } }, secured);
    expect(brokenOf(outcomes)).toEqual([]);
    expect(outcomes.some(({ violations }) => violations[0]?.sentence.startsWith('The session that was given has ended'))).toBe(true);
  });

  it('is not asked without a session, and that is said', async () => {
    service.plant({});
    const outcomes = await checked(service, { ...options, session: {} }, secured);
    expect(notRunOf(outcomes)).toEqual(['No session is known: give one under session in the config.']);
    expect(outcomes.filter(({ kind }) => kind === 'security').map(({ state }) => state)).toEqual(['kept', 'kept', 'kept']);
  });
});

describe('what a session carries to', () => {
  const withCookie = (asked: Asked) => asked.headers['cookie'] !== undefined;

  it('is said where a valid request is refused for lack of some state (R-251)', async () => {
    service.plant({ after: (answered, asked) => void (withCookie(asked) && answered.status === 200 && refuse(answered, 409, 'TOO_MANY')) });
    const outcomes = await checked(service, options, withConflict);
    expect(brokenOf(outcomes)).toEqual([]);
    expect(notRunOf(outcomes)).toContain('It answers 409 TOO_MANY: what this request needs to be there could not be made for a writer.');
    service.plant({ after: (answered, asked) => void (withCookie(asked) && answered.status === 200 && refuse(answered, 400, 'REQUEST_INVALID')) });
    expect(brokenOf(await checked(service, options, withConflict)).length).toBeGreaterThan(20);
  });

  it('is nothing once the session ended, but an earlier 401 is a fault', async () => {
    let asked = 0;
    service.plant({ before: (call) => (++asked > 15 ? { ...call, headers: { ...call.headers, cookie: '' } } : call) });
    const outcomes = await checked(service, options, secured);
    expect(brokenOf(outcomes)).toEqual([]);
    expect(notRunOf(outcomes)).toContain('The session that was given has ended, after a while.');
    service.plant({ before: (call) => (call.url.includes('sort=rating') ? { ...call, headers: { ...call.headers, cookie: '' } } : call) });
    expect(brokenOf(await checked(service, options, secured)).map(({ status }) => status)).toContain(401);
  });

  it('is one finding, where it does not stand and nothing shows it beforehand', async () => {
    const one = securedContracts({}, '/v1/company/{urlName}');
    const other = await startService(one);
    const outcomes = await checked(other, { ...options, only: ['getCompany'], session: { cookie: 'AT=long-gone' } }, one);
    expect(findingsIn(outcomes).map(({ sentence }) => sentence)).toEqual([
      'Every request with the session of a writer is answered 401: it has ended, or the service does not know it.',
    ]);
    expect(outcomes.filter(({ kind }) => kind === 'security').map(({ state }) => state)).toEqual(['kept', 'kept', 'kept']);
    await other.close();
  });

  it('is nothing from the first moment, where it does not stand', async () => {
    service.plant({});
    await expect(checked(service, { ...options, session: { cookie: 'AT=long-gone' } }, secured)).rejects.toThrow('The session in the config does not stand');
  });
});

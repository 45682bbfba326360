import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { readContracts, type Contracts } from '#openapi/read/read-contracts.ts';
import { signedCall } from '#tests/contract/calls.ts';
import { anAddress, contributionKey, list, memberToken, openServer } from '#tests/contract/server.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { brokenOf, checked } from '#openapi/checker/tests/service.ts';

/** Contracts with the list of companies restricted to these schemes. */
function securedBy(...schemes: readonly string[]): Contracts {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-signed-'));
  cpSync('openapi', folder, { recursive: true });
  const contract = parseDocument(readFileSync(join(folder, 'company.yaml'), 'utf8'));
  const pointer = ['paths', '/v1/companies', 'get'];
  contract.setIn([...pointer, 'security'], contract.createNode(schemes.map((scheme) => ({ [scheme]: [] }))));
  contract.setIn([...pointer, 'responses', '401'], contract.createNode({ $ref: 'common.yaml#/components/responses/SignedOut' }));
  for (const scheme of schemes)
    contract.setIn(['components', 'securitySchemes', scheme], contract.createNode({ $ref: `common.yaml#/components/securitySchemes/${scheme}` }));
  writeFileSync(join(folder, 'company.yaml'), String(contract));
  cpSync('.cache/contracts.json', join(folder, 'memory.json'));
  const contracts = readContracts(folder, join(folder, 'memory.json'));
  rmSync(folder, { recursive: true });
  return contracts;
}

const call = () => ({ method: 'GET' as const, url: list, remoteAddress: anAddress(), headers: {} });
const callers = {
  'the key of a contribution': () => signedCall(call(), contributionKey),
  'the key of a name': () => signedCall(call(), new PersonaKey()),
  'a session': () => ({ ...call(), headers: { cookie: `AT=${memberToken}` } }),
  nobody: call,
};

async function answersTo(...schemes: readonly string[]): Promise<readonly unknown[]> {
  const app = await openServer({ contracts: securedBy(...schemes) });
  onTestFinished(() => app.close());
  const answers = await Promise.all(Object.values(callers).map((make) => app.inject(make())));
  return answers.map(({ statusCode, json }) => (statusCode === 200 ? 200 : `${statusCode} ${json().code}`));
}

describe('an operation that the key of a contribution may ask (F-07)', () => {
  const [out, nameless, elsewhere] = ['401 SIGNED_OUT', '401 PERSONA_UNKNOWN', '400 REQUEST_INVALID'];

  it.each([
    [['contributionSignature'], [200, elsewhere, out, out]],
    [
      ['contributionSignature', 'sessionCookie'],
      [200, elsewhere, 200, out],
    ],
    [
      ['contributionSignature', 'personaSignature'],
      [200, 200, out, out],
    ],
    [['personaSignature'], [nameless, 200, out, out]],
    [
      ['personaSignature', 'sessionCookie'],
      [nameless, 200, 200, out],
    ],
    [['sessionCookie'], [elsewhere, elsewhere, 200, out]],
  ])('lists %j, and nobody else may', async (schemes, answers) => {
    expect(Object.fromEntries(Object.keys(callers).map((who, at) => [who, answers[at]]))).toEqual(
      Object.fromEntries((await answersTo(...schemes)).map((answer, at) => [Object.keys(callers)[at], answer])),
    );
  });

  it('takes no session along, no request twice, and is stored by nobody', async () => {
    const spent = new Set<string>();
    const signers = { knows: async () => false, isBanned: async () => false, spend: async (_: string, nonce: string) => spent.size < spent.add(nonce).size };
    const app = await openServer({ contracts: securedBy('contributionSignature'), signers });
    onTestFinished(() => app.close());
    const signed = signedCall(call(), contributionKey);
    const mixed = await app.inject({ ...signed, headers: { ...signed.headers, cookie: `AT=${memberToken}` } });
    const [first, again] = [await app.inject(signed), await app.inject(signed)];
    expect([mixed.statusCode, mixed.json().code]).toEqual([400, 'CREDENTIALS_MIXED']);
    expect([first.statusCode, first.headers['cache-control'], first.headers['set-cookie']]).toEqual([200, 'no-store', undefined]);
    expect([again.statusCode, again.json().code]).toEqual([401, 'SIGNATURE_REPLAYED']);
  });

  it('passes the command for teams on wrong signatures, and says what needs a contribution', async () => {
    const contracts = securedBy('contributionSignature');
    const settings = { trustProxy: ['loopback'], publicOrigin: undefined, rateLimit: 1_000_000, signInLimit: 500, showKit: false };
    const server = await openPersonaServer({ contracts, settings });
    server.clock.now = Date.now;
    const service = { baseUrl: await server.app.listen({ port: 0, host: '127.0.0.1' }), plant: () => undefined, close: () => server.app.close() };
    const outcomes = await checked(service, { service: 'company', only: ['listCompanies'] }, contracts);
    expect(brokenOf(outcomes)).toEqual([]);
    expect(outcomes.filter(({ kind }) => kind === 'signatures').map(({ what, status }) => `${status} ${what}`)).toEqual([
      '401 another path is signed',
      '401 another method is signed',
      '401 it was signed too long ago',
      '401 its key is written in another text of the same bytes',
      '401 another key signs in its name',
      '400 a cookie comes along',
      '401 the same nonce comes again',
    ]);
    expect(outcomes.filter(({ state }) => state === 'not run').map(({ violations }) => violations[0]?.sentence)).toContain(
      'No member of this run is issued a token for a contribution: give newSession in the config.',
    );
  });
});

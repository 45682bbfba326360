import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '#openapi/checker/check.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { brokenOf, checked, startService, type RunningService } from '#openapi/checker/tests/service.ts';

const settings = { trustProxy: ['loopback'], publicOrigin: undefined, rateLimit: 1_000_000, signInLimit: 500, showKit: false };

async function startIssuer(own: Parameters<typeof openPersonaServer>[0] = {}): Promise<{ readonly server: PersonaServer; readonly service: RunningService }> {
  const server = await openPersonaServer({ settings, ...own });
  // Requests are signed by the clock of this machine, and a signature is good for minutes: a server whose clock is still refuses the last ones of a long run.
  server.clock.now = Date.now;
  const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, service: { baseUrl, plant: () => undefined, close: () => server.app.close() } };
}

/** Remembers nonces as a service should. */
function fresh(): (persona: string, nonce: string) => Promise<boolean> {
  const spent = new Set<string>();
  return async (_, nonce) => spent.size < spent.add(nonce).size;
}

const of = (outcomes: readonly Outcome[], kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind);
const sentences = (outcomes: readonly Outcome[]) => outcomes.map(({ violations }) => violations[0]?.sentence);

describe('a service that issues tokens for made-up names (R-251)', () => {
  it('is tested with the run’s key, which gets a token and redeems it', async () => {
    const { server, service } = await startIssuer();
    const outcomes = await checked(service, { service: 'persona', session: { cookie: `AT=${await server.signIn()}` } });
    expect(brokenOf(outcomes)).toEqual([]);
    expect(await server.db.selectFrom('spent_token').selectAll().execute()).toHaveLength(1);
    expect(of(outcomes, 'signatures').filter(({ status }) => status === 401).length).toBeGreaterThan(25);
    expect(of(outcomes, 'signatures').filter(({ status }) => status === 400).length).toBeGreaterThan(2);
    expect(outcomes.filter(({ operationId, state }) => operationId === 'getPersonaFigures' && state === 'kept').length).toBeGreaterThan(10);
  });

  it('is held on what a session and a key may ask alike, by both', async () => {
    const { server, service } = await startIssuer();
    const outcomes = await checked(service, { service: 'feed', only: ['getQuotas', 'listMyFeed'], session: { cookie: `AT=${await server.signIn()}` } });
    expect(brokenOf(outcomes)).toEqual([]);
    expect(of(outcomes, 'signatures').map(({ state }) => state)).toEqual(Array.from({ length: 18 }, () => 'kept'));
  });

  it.each([
    ['takes a request twice', { knows: async () => true, isBanned: async () => false, spend: async () => true }, ['the same nonce comes again']],
    ['takes any key', { knows: async () => true, isBanned: async () => false, spend: fresh() }, ['a key without a name signs']],
  ])('is found out when it %s', async (_, signers, found) => {
    const { server, service } = await startIssuer({ signers });
    const outcomes = await checked(service, { service: 'feed', only: ['getQuotas'], session: { cookie: `AT=${await server.signIn()}` } });
    expect(brokenOf(outcomes).map(({ what }) => what)).toEqual(expect.arrayContaining(found));
  });

  it('is held by a key of the config, where its session has had its token', async () => {
    const { server, service } = await startIssuer();
    const seed = Buffer.alloc(32, 7).toString('base64url');
    const [session, key] = [await server.signIn(), new PersonaKey(seed)];
    expect((await server.redeem(key, await server.tokenFor(session, key))).statusCode).toBe(201);
    const options = { service: 'feed', only: ['getQuotas'], session: { cookie: `AT=${session}` } };
    expect(sentences(of(await checked(service, options), 'signatures'))).toEqual([
      'The session is issued no token (409 TOKEN_ISSUED); give personaKey in the config.',
    ]);
    const outcomes = await checked(service, { ...options, personaKey: seed });
    expect([brokenOf(outcomes), of(outcomes, 'signatures').length]).toEqual([[], 9]);
  });
});

describe('a service without tokens (R-251)', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
    service.plant({ after: (answered) => void (answered.body.includes('"publicKey"') && (answered.body = '{"items":[]}')) });
  });
  afterAll(() => service.close());

  it('is as good as any other, and what was not signed is said', async () => {
    const outcomes = await checked(service, { service: 'feed', only: ['getQuotas'] });
    expect(brokenOf(outcomes)).toEqual([]);
    expect(sentences(of(outcomes, 'signatures'))).toEqual([
      'The service issues no tokens for made-up names; give personaKey in the config where a key has a name there.',
    ]);
  });
});

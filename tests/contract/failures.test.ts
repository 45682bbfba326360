import { describe, expect, it } from 'vitest';
import { Failure, type FailureKind } from '#core/failure.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { toStatus } from '#contract/status.ts';
import { openLog } from '#server/app/process/log.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { expectProblem, refusal } from './calls.ts';
import { contracts, failing, list, memberToken, openServer, servicesWith, anAddress } from './server.ts';

describe('what fails', () => {
  const kinds: FailureKind[] = ['invalid', 'signed-out', 'forbidden', 'missing', 'conflict', 'limited', 'broken', 'offline'];

  it.each(kinds)('travels by the table of the contract: %s', async (kind) => {
    const { status, answer } = await refusal(await failing(new Failure(kind)), { url: list });
    expect(status).toBe(toStatus(kind));
    if (status === 429 || status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('keeps the code and the places it was given (S-47)', async () => {
    const { status, code, answer } = await refusal(
      await failing(
        new Failure('invalid', 'The cursor belongs elsewhere.', { code: 'CURSOR_INVALID', problems: [{ pointer: '/query/cursor', message: 'is not ours' }] }),
      ),
      { url: list },
    );
    expect([status, code, answer.json().errors]).toEqual([400, 'CURSOR_INVALID', [{ pointer: '/query/cursor', message: 'is not ours' }]]);
  });

  it.each([
    new Error('select * from person at /srv/app.ts:3'),
    new Failure('broken', 'relation "x"'),
    'a string',
    undefined,
    Object.assign(new Error('x'), { statusCode: 404 }),
  ])('says nothing of what we did wrong (S-122, B-11)', async (error) => {
    const { status, code, answer } = await refusal(await failing(error), { url: list });
    expect([status, code, answer.json().message]).toEqual([500, 'BROKEN', 'Something went wrong, please try later. We are working on it!']);
    expect(answer.json().errors).toBeUndefined();
  });

  it('is in the contract where nothing is beside a place that is nowhere (R-251)', async () => {
    const server = await openServer({ services: servicesWith({ feed: { getInterlinkingWidget: () => Promise.reject(new Failure('missing')) } }) });
    const { status } = await refusal(server, { url: '/api/feed/v1/feed/interlinking-widget?communityType=topic&community=nowhere' });
    const operation = contracts.operations.find(({ operationId }) => operationId === 'getInterlinkingWidget');
    expect([status, operation?.pointer.at('responses', '404') !== undefined]).toEqual([404, true]);
  });

  it('does not stay: the next request is answered (B-11)', async () => {
    let turn = 0;
    const server = await openServer({
      services: servicesWith({ company: { listCompanies: async () => (turn++ === 0 ? Promise.reject(new Error('once')) : { items: [], next: null }) } }),
    });
    expect([(await server.inject({ url: list })).statusCode, (await server.inject({ url: list })).statusCode]).toEqual([500, 200]);
  });
});

describe('a database that hangs', () => {
  it('makes nobody wait longer than a moment, and is asked again afterwards (B-05)', async () => {
    const clock = new FakeClock();
    let turn = 0;
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    const hang = () => {
      begun();
      return turn++ === 0 ? new Promise<never>(() => undefined) : Promise.resolve({ items: [], next: null });
    };
    const server = await openServer({ clock, services: servicesWith({ company: { listCompanies: hang } }) });
    const asked = refusal(server, { url: list });
    await started;
    clock.advance(1_800);
    const { status, answer } = await asked;
    expect([status, Number(answer.headers['retry-after'])]).toEqual([503, 2]);
    expect((await server.inject({ url: list })).statusCode).toBe(200);
  });
});

describe('a database that hangs while it is asked for the caller', () => {
  it('makes no member wait longer than anyone else (B-05)', async () => {
    const clock = new FakeClock();
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    const holding = () => {
      begun();
      return new Promise<never>(() => undefined);
    };
    const server = await openServer({ clock, callers: { holding, isBanned: async () => false } });
    const asked = refusal(server, { url: '/api/login/sessions', headers: { cookie: 'AT=whose' } });
    await started;
    clock.advance(1_800);
    expect((await asked).status).toBe(503);
  });
});

describe('a database that hangs', () => {
  const hangs = () => new Promise<never>(() => undefined);
  const cookie = 'AT=whose';

  it.each(['/images/abc', '/media/abcdefghijklmnop', '/media/abcdefghijklmnop/small'])(
    'lets nobody wait longer for %s than for anything else (B-05)',
    async (url) => {
      const clock = new FakeClock();
      const server = await openServer({ clock, pictures: { find: hangs }, findPicture: hangs });
      const asked = refusal(server, { url });
      await clock.untilWaitedFor();
      clock.advance(1_800);
      const { status, answer } = await asked;
      expect([status, Number(answer.headers['retry-after'])]).toEqual([503, 2]);
    },
  );

  it('says nothing about whether the server lives, anyone who asks (B-05)', async () => {
    const server = await openServer({ callers: { holding: hangs, isBanned: async () => false } });
    expect((await server.inject({ url: '/healthz', headers: { cookie } })).statusCode).toBe(200);
  });
});

/** Unique log, which forces a server of its own. */
const ownLog = () => openLog('silent', { write: () => undefined });

describe('the server', () => {
  it('does not start when an operation has no handler, and names it', async () => {
    const services = servicesWith();
    const company = (context: RequestContext) => Object.fromEntries(Object.entries(services['company']!(context)).filter(([name]) => name !== 'getCompany'));
    await expect(openServer({ log: ownLog(), services: { ...services, company } })).rejects.toThrow(
      'openapi/company.yaml promises getCompany, but the company service does not answer it.',
    );
  });

  it('does not start when a handler has no operation, and names it', async () => {
    await expect(openServer({ log: ownLog(), services: servicesWith({ log: { logEverything: async () => undefined } }) })).rejects.toThrow(
      'The log service answers logEverything, but openapi/log.yaml does not promise it.',
    );
  });

  it('authenticates before it looks at what was sent (S-39)', async () => {
    const closed = { ...contracts, operations: contracts.operations.map((operation) => ({ ...operation, isOpen: false })) };
    const server = await openServer({ contracts: closed });
    for (const call of [{ url: `${list}?limit=0` }, { method: 'POST' as const, url: '/api/v4/log/error', payload: '{' }])
      expect((await refusal(server, { ...call, remoteAddress: anAddress() })).code).toBe('SIGNED_OUT');
    const headers = { cookie: `AT=${memberToken}` };
    expect((await server.inject({ url: list, headers })).headers['cache-control']).toBe('no-store');
    const refused = await server.inject({ url: `${list}?limit=0`, headers });
    expectProblem(refused);
  });
});

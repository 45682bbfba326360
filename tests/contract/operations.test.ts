import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Handler } from '#server/app/contract/handlers.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { groupLimitsIn } from '#server/app/serve.ts';
import { examplesOf } from '#openapi/checker/examples.ts';
import { bodiesOf, exampleCall, expectProblem, misfits, refusal } from './calls.ts';
import { exampleAnswer, mostCounted, openServer, quicklyLimited, servicesWith } from './server.ts';

type Change = (value: unknown) => unknown;

let app: FastifyInstance;
const clock = new FakeClock();
/** Change to the next stub answers. One server serves all tests, as opening is expensive. */
let change: Change = (value) => value;

const { operations } = quicklyLimited;

const settings = { trustProxy: [], publicOrigin: undefined, rateLimit: 1_000_000, signInLimit: mostCounted, showKit: false };

beforeAll(async () => {
  app = await openServer({ clock, contracts: quicklyLimited, services: servicesWith(changed()), settings });
});
afterAll(() => app.close());
afterEach(pastTheCache);

function changed(): Record<string, Record<string, Handler>> {
  const handlers: Record<string, Record<string, Handler>> = {};
  for (const operation of operations) (handlers[operation.service] ??= {})[operation.operationId] = async () => change(exampleAnswer(operation));
  return handlers;
}

function answerWith(tampered: Change): void {
  change = tampered;
  onTestFinished(() => void (change = (value) => value));
}

const inEach =
  (tampering: (value: object) => unknown): Change =>
  (value) =>
    Array.isArray(value) ? value.map((each: object) => tampering(each)) : tampering(Object(value));

/** Lets the response cache expire, so that tests do not share answers. */
function pastTheCache(): void {
  clock.advance(24 * 60 * 60 * 1_000);
}

describe.each(operations.map((operation) => ({ name: operation.operationId, operation })))('the operation $name', ({ operation }) => {
  const { pointer, success } = operation;
  const ok = pointer.at('responses', String(success.status));
  const bodies = bodiesOf(operation);

  it('answers its examples as it documents (R-250, R-251)', async () => {
    for (const body of bodies.length > 0 ? bodies : [undefined]) {
      const answer = await app.inject(exampleCall(operation, body && { payload: body.payload }));
      expect(answer.statusCode, answer.payload).toBe(success.status);
      if (success.schema) expect(answer.json()).toEqual(examplesOf(ok)[0]?.[1]);
      else expect(answer.payload).toBe('');
      for (const [name, header] of ok?.at('headers')?.parts ?? [])
        if (header.at('required')?.value === true) expect(misfits(header.at('schema')!, answer.headers[name])).toEqual([]);
    }
  });

  it('lets through every answer that it shows, whole (R-250, R-251)', async () => {
    for (const [name, example] of success.schema ? examplesOf(ok) : []) {
      answerWith(() => example);
      expect((await app.inject(exampleCall(operation))).json(), name).toEqual(example);
      pastTheCache();
    }
  });

  it('has examples that fit its own schemas (R-251)', () => {
    for (const { name, value } of bodies) expect(misfits(operation.body!.schema, value), name).toEqual([]);
    for (const { pointer: parameter, schema, name } of operation.parameters)
      if (parameter.at('example')) expect(misfits(schema, parameter.at('example')!.value), name).toEqual([]);
    for (const [status, response] of pointer.at('responses')?.parts ?? [])
      for (const media of ['application/json', 'application/problem+json'])
        for (const [name, example] of examplesOf(response, media))
          expect(misfits(response.at('content', media, 'schema')!, example), `${status} ${name}`).toEqual([]);
    if (success.schema) expect(examplesOf(ok)).not.toEqual([]);
  });

  it('is never drawn as a page (S-04)', async () => {
    const answer = await app.inject(exampleCall(operation, { headers: { accept: 'text/html' } }));
    expect(String(answer.headers['content-type'] ?? 'application/json')).toMatch(/^application\/json/);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" });
  });

  if (operation.method === 'get')
    it('answers HEAD without a body', async () => {
      const answer = await app.inject(exampleCall(operation, { method: 'HEAD' }));
      expect([answer.statusCode, answer.payload]).toEqual([success.status, '']);
    });

  if (success.schema)
    it('sends nothing it does not name (S-42)', async () => {
      answerWith(inEach((value) => ({ ...value, secretInternal: 'canary' })));
      const answer = await app.inject(exampleCall(operation));
      expect([answer.statusCode, answer.payload.includes('canary')]).toEqual([success.status, false]);
    });

  if (success.schema)
    it('would rather fail than leave out what it promises, and says nothing of why (S-122)', async () => {
      const required = (success.schema!.at('items') ?? success.schema!).at('required', '0')!.value as string;
      answerWith(inEach((value) => ({ ...value, [required]: undefined })));
      const { status, code, answer } = await refusal(app, exampleCall(operation));
      expect([status, code, answer.json().message]).toEqual([500, 'BROKEN', 'Something went wrong, please try later. We are working on it!']);
    });

  if (operation.rateLimit)
    it('is limited by itself (S-97)', async () => {
      const call = exampleCall(operation);
      // The key of a contribution has no name, and counts by its network.
      const countsAsGuest = operation.isOpen || !(operation.takesSession || operation.takesSignature);
      const { group = '', requests, guests } = operation.rateLimit!;
      const set = groupLimitsIn(settings)[group] ?? { member: requests, guests };
      const allowed = typeof set === 'number' ? set : countsAsGuest ? set.guests : set.member;
      for (let turn = 0; turn < allowed; turn++) expect((await app.inject(call)).statusCode).toBe(success.status);
      const refused = await app.inject(call);
      expectProblem(refused);
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    });

  if (operation.cacheSeconds)
    it('may be cached for a while, and says whether it has changed', async () => {
      const first = await app.inject(exampleCall(operation));
      expect(first.headers['cache-control']).toBe(`public, max-age=${operation.cacheSeconds}`);
      const again = await app.inject(exampleCall(operation, { headers: { 'if-none-match': String(first.headers['etag']) } }));
      expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', first.headers['etag']]);
    });
});

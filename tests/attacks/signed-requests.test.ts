import { describe, expect, it } from 'vitest';
import { aNonce, PersonaKey } from '#openapi/signing/persona-key.ts';
import type { Callers } from '#core/sessions/callers.ts';
import { SqlPersonaSigners } from '#server/adapters/persona-keys/sql-persona-signers.ts';
import { contracts } from '#tests/contract/server.ts';
import { exampleCall, signedCall } from '#tests/contract/calls.ts';
import { aPicture } from '#tests/pictures.ts';
import { aPostBody, openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';

const target = '/api/feed/v2/post';
const own = '/api/user/user/anonymous-profile';
const writing = { appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

type Headers = Readonly<Record<string, string>>;

/** Sends a request unaltered, regardless of its signature. */
async function sent({ app }: PersonaServer, method: 'GET' | 'POST', url: string, headers: Headers, payload?: string) {
  const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, code: answer.statusCode < 300 ? undefined : answer.json().code, headers: answer.headers };
}

async function openWithPost() {
  const server = await openPersonaServer();
  const { key, session } = await server.aPersona();
  const body = JSON.stringify(aPostBody(server.communities[0].entityId));
  const created = Math.floor(server.clock.now() / 1_000);
  const signed = key.headersFor({ method: 'POST', target, body }, { created });
  const headers: Headers = { ...writing, ...signed };
  return { server, key, session, body, created, headers };
}

const countPosts = async ({ db }: PersonaServer): Promise<number> => (await db.selectFrom('post').select('id').execute()).length;

describe('a request that a persona signs (F-07)', () => {
  it('is done once: sent again, also many times at once, it is refused', async () => {
    const { server, body, headers } = await openWithPost();
    const answers = await Promise.all(Array.from({ length: 48 }, () => sent(server, 'POST', target, headers, body)));
    const said = Map.groupBy(answers, ({ status, code }) => code ?? status);
    expect(Object.fromEntries([...said].map(([one, all]) => [one, all.length]))).toEqual({ 201: 1, SIGNATURE_REPLAYED: 47 });
    expect(await countPosts(server)).toBe(1);
  });

  it('is carried out once when reading a post’s picture, which no contract contains', async () => {
    const { server, key, created } = await openWithPost();
    const { fileKey, url } = (await server.ask('/api/feed/v1/post/media', { method: 'POST', key, body: Buffer.from(await aPicture()) })).json();
    const body = aPostBody(server.communities[0].entityId, { media: [{ mediaType: 'IMAGE', fileKey }] });
    expect((await server.ask(target, { method: 'POST', key, body })).statusCode).toBe(201);
    const signed = key.headersFor({ method: 'GET', target: url }, { created });
    expect(await sent(server, 'GET', url, signed)).toMatchObject({ status: 200 });
    expect(await sent(server, 'GET', url, signed)).toMatchObject({ status: 401, code: 'SIGNATURE_REPLAYED' });
  });

  it('is refused when anything of it was altered on the way, and nothing is written', async () => {
    const { server, key, body, created, headers } = await openWithPost();
    const stranger = new PersonaKey();
    const altered: readonly (readonly [string, Headers, string, string])[] = [
      ['another body', headers, body.replace('60 of 90', '61 of 90'), target],
      [
        'another body, its digest and all',
        { ...headers, 'content-digest': stranger.headersFor({ method: 'POST', target, body: '{}' })['content-digest'] ?? '' },
        '{}',
        target,
      ],
      ['another query', headers, body, `${target}?a=1`],
      ['the key of another', { ...headers, 'signature-input': (headers['signature-input'] ?? '').replace(key.publicKey, stranger.publicKey) }, body, target],
      [
        'a later moment',
        { ...headers, 'signature-input': (headers['signature-input'] ?? '').replace(`created=${created}`, `created=${created + 1}`) },
        body,
        target,
      ],
      ['another nonce', { ...headers, 'signature-input': (headers['signature-input'] ?? '').replace(/nonce="[^"]+"/, `nonce="${aNonce()}"`) }, body, target],
      [
        'the signature of another request',
        { ...headers, signature: key.headersFor({ method: 'POST', target, body: '{}' }, { created })['signature'] ?? '' },
        body,
        target,
      ],
    ];
    for (const [what, changed, payload, url] of altered)
      expect(await sent(server, 'POST', url, changed, payload), what).toMatchObject({ status: 401, code: 'SIGNATURE_INVALID' });
    const elsewhere = await sent(server, 'POST', '/api/feed/v2/post/rephrase', headers, body);
    const otherMethod = await sent(server, 'GET', own, key.headersFor({ method: 'DELETE', target: own }, { created }));
    expect([elsewhere, otherMethod]).toMatchObject([{ code: 'SIGNATURE_INVALID' }, { code: 'SIGNATURE_INVALID' }]);
    expect(await countPosts(server)).toBe(0);
  });

  it('is refused with a body that the signature does not cover', async () => {
    const { server, key, body, created } = await openWithPost();
    const bodiless = key.headersFor({ method: 'POST', target }, { created });
    expect(await sent(server, 'POST', target, { ...writing, ...bodiless }, body)).toMatchObject({ status: 401, code: 'SIGNATURE_INVALID' });
    expect(await countPosts(server)).toBe(0);
  });

  it.each([
    [301, 'later'],
    [-301, 'earlier'],
  ])('is refused %d seconds %s than now, and tells the time', async (off) => {
    const { server, key, created } = await openWithPost();
    const answer = await sent(server, 'GET', own, key.headersFor({ method: 'GET', target: own }, { created: created + off }));
    expect(answer).toMatchObject({ status: 401, code: 'SIGNATURE_EXPIRED' });
    expect((await sent(server, 'GET', own, key.headersFor({ method: 'GET', target: own }, { created: created + Math.sign(off) * 299 }))).status).toBe(200);
  });

  it('is refused by a key without a name, and one that lost its name', async () => {
    const { server, key, created } = await openWithPost();
    const stranger = new PersonaKey();
    expect(await sent(server, 'GET', own, stranger.headersFor({ method: 'GET', target: own }, { created }))).toMatchObject({
      status: 401,
      code: 'PERSONA_UNKNOWN',
    });
    expect((await server.ask('/api/persona/v1/persona', { method: 'DELETE', key })).statusCode).toBe(204);
    expect((await server.ask('/api/persona/v1/persona', { method: 'DELETE', key })).statusCode, 'asked again, as the answer was lost').toBe(204);
    expect((await server.ask(target, { method: 'POST', key, body: aPostBody(server.communities[0].entityId) })).json().code).toBe('PERSONA_UNKNOWN');
  });

  it('is never that of what an account works as, whose reference is no key', async () => {
    const { server, session } = await openWithPost();
    await server.keep(session, 'DESIGNATION');
    expect(await new SqlPersonaSigners(server.db, server.clock, server.secrets).knows(server.secrets.personaOf(session))).toBe(false);
  });

  it.each([
    ['a session', (session: string) => ({ cookie: `AT=${session}` })],
    ['a preference', () => ({ cookie: 'lang=hi' })],
    ['an authorization', () => ({ authorization: 'Bearer x' })],
  ])('is refused together with %s', async (_, credentials) => {
    const { server, session, body, headers } = await openWithPost();
    expect(await sent(server, 'POST', target, { ...headers, ...credentials(session) }, body)).toMatchObject({ status: 400, code: 'CREDENTIALS_MIXED' });
    expect(await countPosts(server)).toBe(0);
  });

  it('names no account: a session sent along is ignored, and no cookie is set', async () => {
    const lookedUp: string[] = [];
    const holding: Callers['holding'] = async (token) => {
      lookedUp.push(token);
      return undefined;
    };
    const callers = { holding, isBanned: async () => false };
    const server = await openPersonaServer({ callers });
    const key = new PersonaKey();
    for (const operation of contracts.operations.filter(({ takesSignature }) => takesSignature)) {
      const signed = signedCall(exampleCall(operation), key, Math.floor(server.clock.now() / 1_000));
      const answer = await server.app.inject({ ...signed, headers: { ...signed.headers, cookie: 'AT=session; UAC_I=device' } });
      expect([operation.operationId, answer.statusCode, answer.json().code]).toEqual([operation.operationId, 400, 'CREDENTIALS_MIXED']);
      expect(answer.headers['set-cookie'], operation.operationId).toBeUndefined();
    }
    expect(lookedUp).toEqual([]);
  });

  it('is refused where nothing is done under a made-up name', async () => {
    const server = await openPersonaServer();
    const { key } = await server.aPersona();
    for (const operation of contracts.operations.filter(({ takesSignature, service }) => !takesSignature && service !== 'system')) {
      const { headers, ...call } = exampleCall(operation);
      const signed = signedCall({ ...call, headers: { ...(headers as Headers) } }, key, Math.floor(server.clock.now() / 1_000));
      const answer = await server.app.inject(signed);
      expect([answer.statusCode, answer.json().code], operation.operationId).toEqual([400, 'REQUEST_INVALID']);
    }
  });

  it('is answered without a cookie, and kept by nobody, whatever is asked', async () => {
    const server = await openPersonaServer();
    const { key } = await server.aPersona();
    for (const operation of contracts.operations.filter(({ takesSignature, operationId }) => takesSignature && operationId !== 'deletePersona')) {
      const answer = await server.app.inject(signedCall(exampleCall(operation), key, Math.floor(server.clock.now() / 1_000)));
      expect([operation.operationId, answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([operation.operationId, undefined, 'no-store']);
      expect(answer.payload, operation.operationId).not.toContain(key.publicKey);
    }
  });

  it('counts against its persona’s limits, and one’s flood delays no other', async () => {
    const server = await openPersonaServer();
    const [{ key: loud }, { key: calm }] = [await server.aPersona(), await server.aPersona()];
    const body = { locator: loud.publicKey, sealed: 'c2VhbGVk' };
    const statuses = [];
    for (let turn = 0; turn < 21; turn++) statuses.push((await server.ask('/api/persona/v1/copy', { method: 'PUT', key: loud, body })).statusCode);
    expect([new Set(statuses.slice(0, 20)), statuses.at(-1)]).toEqual([new Set([204]), 429]);
    expect((await server.ask('/api/persona/v1/copy', { method: 'PUT', key: calm, body: { ...body, locator: calm.publicKey } })).statusCode).toBe(204);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodiesShown } from '../call.ts';
import { startMock, type RunningMock } from '../mock/start-mock.ts';
import { PersonaKey } from '../../signing/persona-key.ts';
import { contracts } from './contracts.ts';
import { brokenOf, checked } from './service.ts';

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const ours = { appid: '999', systemid: 'AB_WEB' };
const member = { ...ours, cookie: 'AT=me-1' };

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock(contracts);
});
afterAll(() => mock.close());

interface Options {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(method: string, path: string, { body, headers = member }: Options = {}, { origin } = mock): Promise<Answered> {
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${path}`, { method, redirect: 'manual', ...sent, headers: { ...type, ...headers } });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

const bodyOf = (operationId: string, other: object): Readonly<Record<string, unknown>> => {
  const [operation] = contracts.operations.filter((one) => one.operationId === operationId);
  return { ...((operation ? bodiesShown(operation)[0]?.[1] : {}) as object), ...other };
};

const offer = bodyOf('createSalaryPost', { companyName: 'Betwa Analytics', jobProfile: 'Data Engineer' });
const ofOffers = '/api/feed/v1/salary';
const ofPosts = '/api/feed/v2/post';
let keys = 0;
const aPost = () =>
  bodyOf('createPost', { submissionKey: `k3v9x0q2m7c1t8zb${++keys}`, title: 'Does the mock remember me?', content: 'I wrote this just now.' });

describe('what someone makes in a mock (R-250, R-251)', () => {
  it('is found by its id, first in its list, changed, and later gone', async () => {
    const { status, body } = await ask('POST', ofOffers, { body: offer });
    const { offerId } = body as { readonly offerId: string };
    expect([status, body]).toEqual([201, { ...offer, offerId }]);
    expect(await ask('GET', `${ofOffers}/${offerId}`)).toMatchObject({ status: 200, body: { ...offer, offerId } });
    const changed = { ...offer, jobProfile: 'Data Scientist' };
    expect(await ask('PUT', `${ofOffers}/${offerId}`, { body: changed })).toMatchObject({ status: 200, body: { ...changed, offerId } });
    expect((await ask('GET', `${ofOffers}/${offerId}`)).body).toMatchObject(changed);
    expect((await ask('GET', `${ofOffers}/all`)).body).toMatchObject({ items: [{ ...changed, offerId }, {}, {}, {}] });
    expect((await ask('DELETE', `${ofOffers}/${offerId}`)).status).toBe(204);
    expect(await ask('GET', `${ofOffers}/${offerId}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(JSON.stringify((await ask('GET', `${ofOffers}/all`)).body)).not.toContain(offerId);
  });

  it('is read one level down in an answer, and begins with nothing below', async () => {
    const post = aPost();
    const { postId } = (await ask('POST', ofPosts, { body: post })).body as { readonly postId: string };
    const { title, content } = post;
    expect((await ask('GET', `/api/feed/v1/feed/${postId}`)).body).toMatchObject({ postId, post: { postId, title, content } });
    expect(((await ask('GET', '/api/feed/v3/feed')).body as { readonly items: unknown[] }).items[0]).toMatchObject({ postId, title, content });
    const comments = `/api/feed/v1/post/${postId}/comments`;
    expect((await ask('GET', comments)).body).toEqual({ items: [], next: null });
    const said = bodyOf('createComment', { submissionKey: `k3v9x0q2m7c1t8zb${++keys}`, content: 'So it does.' });
    const { commentId } = (await ask('POST', `/api/feed/v1/post/${postId}/comment`, { body: said })).body as { readonly commentId: string };
    expect((await ask('GET', comments)).body).toMatchObject({ items: [{ commentId, postId, content: 'So it does.' }], next: null });
    await ask('DELETE', `${ofPosts}/${postId}`);
    expect((await ask('GET', comments)).status).toBe(404);
  });

  it('is made once, however often it is sent under one key', async () => {
    const post = aPost();
    const first = await ask('POST', ofPosts, { body: post });
    expect((await ask('POST', ofPosts, { body: post })).body).toEqual(first.body);
    const { postId } = first.body as { readonly postId: string };
    const other = await ask('POST', ofPosts, { body: { ...post, title: 'Another one' } });
    expect(other).toMatchObject({ status: 422, body: { code: 'SUBMISSION_REUSED', existingId: postId } });
    await ask('DELETE', `${ofPosts}/${postId}`);
    expect(await ask('POST', ofPosts, { body: post })).toMatchObject({ status: 409, body: { code: 'SUBMISSION_DELETED', existingId: postId } });
  });

  it('belongs to anyone who made it, and is another one for each seed alone', async () => {
    const { offerId } = (await ask('POST', ofOffers, { body: offer })).body as { readonly offerId: string };
    expect((await ask('GET', `${ofOffers}/${offerId}`, { headers: { ...ours, cookie: 'AT=me-2' } })).status).toBe(404);
    const made = async (seed: number): Promise<unknown> => {
      const other = await startMock(contracts, { seed });
      const { body } = await ask('POST', ofOffers, { body: offer }, other);
      await other.close();
      return body;
    };
    const first = await made(1);
    expect(await made(1)).toEqual(first);
    expect(await made(2)).not.toEqual(first);
  });

  it('is refused where it changes a version that is old', async () => {
    const post = aPost();
    const { postId } = (await ask('POST', ofPosts, { body: post })).body as { readonly postId: string };
    const change = bodyOf('updatePost', { version: 1, title: 'Does the mock still remember me?' });
    expect((await ask('PUT', `${ofPosts}/${postId}`, { body: change })).body).toMatchObject({ ...change, version: 2 });
    expect(await ask('PUT', `${ofPosts}/${postId}`, { body: change })).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
  });
});

describe('a mock (R-250, R-251)', () => {
  it('keeps settings', async () => {
    const path = '/api/user/user/preferences';
    const { body } = await ask('GET', path);
    const other = { ...(body as object), savesData: !(body as { readonly savesData: boolean }).savesData };
    expect(await ask('POST', path, { body: other })).toMatchObject({ status: 200, body: other });
    expect((await ask('GET', path)).body).toEqual(other);
  });

  it('leaves out a deleted example, and nothing else of the same name', async () => {
    const { items } = (await ask('GET', '/api/login/sessions')).body as { readonly items: readonly { readonly sessionId: string }[] };
    const [first] = items;
    const ofCompany = `/api/administration/v1/companies/${first?.sessionId}/merge`;
    expect((await ask('GET', ofCompany)).status).toBe(200);
    expect((await ask('DELETE', `/api/login/sessions/${first?.sessionId}`)).status).toBe(204);
    expect((await ask('GET', '/api/login/sessions')).body).toEqual({ items: items.slice(1) });
    expect((await ask('DELETE', `/api/login/sessions/${first?.sessionId}`)).status).toBe(404);
    expect((await ask('GET', ofCompany)).status).toBe(200);
  });

  it('pages through a list, leaves nothing out, and refuses a cursor that it gave nobody', async () => {
    const path = '/api/company/v1/companies';
    const { items } = (await ask('GET', path)).body as { readonly items: readonly { readonly urlName: string }[] };
    const walked: unknown[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page = (await ask('GET', `${path}?limit=5${next === '' ? '' : `&cursor=${next}`}`)).body as {
        readonly items: unknown[];
        readonly next: string | null;
      };
      expect(page.items.length).toBeLessThanOrEqual(5);
      walked.push(...page.items);
      ({ next } = page);
    }
    expect(walked).toEqual(items);
    expect(new Set(items.map(({ urlName }) => urlName)).size).toBe(12);
    expect(await ask('GET', `${path}?cursor=eyJrIjpbMTI0MCwiYzdhZjEiXX0`)).toMatchObject({ status: 400, body: { code: 'CURSOR_INVALID' } });
    expect((await ask('GET', `${path}?name=${items[3]?.urlName.replaceAll('-', '%20')}`)).body).toMatchObject({ items: [items[3]], next: null });
    expect((await ask('GET', `/api/company/v1/company/${items[3]?.urlName}/header`)).body).toMatchObject({ urlName: items[3]?.urlName });
  });

  it.each([
    ['an unknown path', 'GET', '/api/company/v1/nothing', {}, 404, 'ROUTE_UNKNOWN'],
    ['an unknown thing', 'GET', '/api/company/v1/company/nobody-here', {}, 404, 'NOT_FOUND'],
    ['a query off bounds', 'GET', '/api/company/v1/companies?limit=51', {}, 400, 'REQUEST_INVALID'],
    ['a body off bounds', 'POST', ofOffers, { body: { ...offer, fixedRupees: -1 } }, 400, 'REQUEST_INVALID'],
    ['what is no JSON', 'POST', ofOffers, { body: '{' }, 400, 'BODY_MALFORMED'],
    ['another media type', 'POST', ofOffers, { body: 'a=b', headers: { ...member, 'content-type': 'text/plain' } }, 415, 'MEDIA_TYPE_UNSUPPORTED'],
    ['a body too large', 'POST', ofOffers, { body: ' '.repeat(70_000) }, 413, 'BODY_TOO_LARGE'],
    ['nobody', 'GET', `${ofOffers}/all`, { headers: ours }, 401, 'SIGNED_OUT'],
    ['a session that is none', 'GET', `${ofOffers}/all`, { headers: { cookie: 'AT=madeup' } }, 401, 'SIGNED_OUT'],
    ['a reader who moderates', 'GET', '/api/moderation/v1/queue', { headers: { cookie: 'AT=reader-1' } }, 403, 'FORBIDDEN'],
    ['another site', 'POST', ofOffers, { body: offer, headers: { ...member, 'sec-fetch-site': 'cross-site' } }, 403, 'CROSS_SITE'],
  ] as const)('refuses %s', async (_what, method, path, options, status, code) => {
    const { headers, body } = await ask(method, path, options);
    expect(body).toMatchObject({ status, code, requestId: headers.get('x-request-id') });
    expect(headers.get('content-type')).toBe('application/problem+json');
  });

  it('says where in a request the fault lies, and which methods a path takes', async () => {
    expect((await ask('GET', '/api/company/v1/companies?limit=51')).body).toMatchObject({ errors: [{ pointer: '/query/limit' }] });
    const { status, headers } = await ask('PATCH', `${ofOffers}/k3v9x0q2m7c1t8zb`);
    expect([status, headers.get('allow')?.split(', ').toSorted()]).toEqual([405, ['DELETE', 'GET', 'PUT']]);
    expect((await ask('OPTIONS', `${ofOffers}/all`)).headers.get('allow')).toBe('GET');
  });

  it('shows the refusal or the example that is preferred', async () => {
    const path = '/api/company/v1/companies';
    const preferring = (prefer: string): Promise<Answered> => ask('GET', path, { headers: { prefer } });
    expect(await preferring('status=429')).toMatchObject({ status: 429, body: { code: 'LIMITED' } });
    expect((await preferring('code=503')).headers.get('retry-after')).toBe('30');
    expect((await preferring('example=nobody')).body).toEqual({ items: [], next: null });
    expect(await preferring('example=starting')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await preferring('status=418')).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } });
  });

  it('signs in anyone returning from a provider, and otherwise answers a guest', async () => {
    const session = async (headers: Readonly<Record<string, string>>): Promise<unknown> => (await ask('GET', '/api/login/session', { headers })).body;
    expect(await session({})).toMatchObject({ member: null });
    const there = await ask('GET', '/login/google', { headers: {} });
    const back = await ask('GET', there.headers.get('location') ?? '', { headers: {} });
    const cookie = back.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    expect(await session({ cookie })).toMatchObject({ member: { userId: expect.any(String) } });
  });

  it('takes a signature that holds, once', async () => {
    const path = '/api/feed/v1/quotas';
    const headers = new PersonaKey().headersFor({ method: 'GET', target: path });
    expect((await ask('GET', path, { headers })).status).toBe(200);
    expect(await ask('GET', path, { headers })).toMatchObject({ status: 401, body: { code: 'SIGNATURE_REPLAYED' } });
    expect(await ask('GET', `${path}?`, { headers: { ...headers, signature: 'sig=:bm8=:' } })).toMatchObject({ body: { code: 'SIGNATURE_INVALID' } });
  });

  it.each(['search', 'video', 'support'])('keeps the contract of %s', async (service) => {
    let members = 0;
    const outcomes = await checked({ baseUrl: mock.origin }, { service, limitsOff: true, newSession: async (kind) => ({ cookie: `AT=${kind}-${++members}` }) });
    expect(outcomes.length).toBeGreaterThan(50);
    // Every member is shown the examples, in their own lists, too.
    expect(brokenOf(outcomes).filter(({ what }) => !what.startsWith('an own list is nobody else’s'))).toEqual([]);
  });
});

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { failing, list, openServer } from './server.ts';
import { refusal } from './calls.ts';
import { openTestSite } from './site.ts';

const page = { status: 200, head: '<title>x</title>', body: 'x', hydration: '{}', chunks: [], isForEveryone: true };
const picture = { contentType: 'image/webp', bytes: new Uint8Array([1, 2, 3]) };
const site = openTestSite(async () => page);

let app: FastifyInstance;
beforeAll(async () => {
  app = await openServer({ site, pictures: { find: async (id: string) => (id === '5f0c2a9be41d7c88' ? picture : undefined) } });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

describe('every kind of answer (S-01)', () => {
  const kinds: Record<string, () => Promise<LightMyRequestResponse>> = {
    page: () => app.inject({ url: '/', headers: { accept: 'text/html' } }),
    data: () => app.inject({ url: list }),
    unchanged: async () => app.inject({ url: list, headers: { 'if-none-match': String((await app.inject({ url: list })).headers['etag']) } }),
    picture: () => app.inject({ url: '/images/5f0c2a9be41d7c88' }),
    missing: () => app.inject({ url: '/api/nothing' }),
    'missing page': () => app.inject({ url: '/nothing', headers: { accept: 'text/html' } }),
    'missing picture': () => app.inject({ url: '/images/0000000000000000' }),
    'wrong method': () => app.inject({ method: 'DELETE', url: list }),
    'what there is': () => app.inject({ method: 'OPTIONS', url: list }),
    'wrong question': () => app.inject({ url: `${list}?limit=0` }),
    'unreadable URL': () => app.inject({ url: '/%c0' }),
    'too large': () =>
      app.inject({
        method: 'POST',
        url: '/api/v4/log/error',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        payload: 'x'.repeat(100_000),
      }),
    'cross-site': () => app.inject({ method: 'POST', url: '/api/v4/log/error', headers: { 'content-type': 'application/json' }, payload: '{}' }),
    broken: async () => (await failing(new Error('secret'))).inject({ url: list }),
    limited: async () => {
      const server = await openServer({ settings: { trustProxy: [], publicOrigin: undefined, rateLimit: 1, signInLimit: 25, showKit: false } });
      await server.inject({ url: list });
      return server.inject({ url: list });
    },
  };

  it.each(Object.entries(kinds))('carries the headers: %s', async (_kind, ask) => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\)/),
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^r-[0-9a-f]{12}$/),
    });
    for (const absent of ['server', 'x-powered-by', 'set-cookie', 'strict-transport-security', 'access-control-allow-origin'])
      expect(headers[absent], absent).toBeUndefined();
  });

  it.each(['/static/index.0a1b2c.js'])('repeats on %s nothing that browsers read of documents alone', async (url) => {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^r-[0-9a-f]{12}$/),
    });
    for (const absent of [
      'permissions-policy',
      'referrer-policy',
      'cross-origin-opener-policy',
      'x-frame-options',
      'last-modified',
      'etag',
      'server',
      'set-cookie',
    ])
      expect(headers[absent], absent).toBeUndefined();
  });

  it.each(['/features?SecretKey=a&UploadId=b', '/contribute?rid=a', '/jobs?k=a'])('lets no other request repeat the secret of %s (D-22)', async (url) => {
    const answered = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([answered.statusCode, answered.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  });

  it('answers each request under its own name, whatever name came with it', async () => {
    const names = [];
    for (let turn = 0; turn < 3; turn++)
      names.push((await app.inject({ url: list, headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })).headers['x-request-id']);
    expect(new Set(names).size).toBe(3);
  });
});

describe('behind a proxy', () => {
  const settings = { trustProxy: ['10.0.0.1'], publicOrigin: 'https://daftar.test', rateLimit: 2, signInLimit: 25, showKit: false } as const;
  const from = (remoteAddress: string, headers: Record<string, string>, url = list) => ({ url, remoteAddress, headers });

  it('promises HTTPS for two years where it is spoken, and leads pages there (S-09)', async () => {
    const server = await openServer({ settings, site });
    const safe = await server.inject(from('10.0.0.1', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '7.7.7.7' }));
    expect([safe.statusCode, safe.headers['strict-transport-security']]).toEqual([200, 'max-age=63072000; includeSubDomains']);
    const alone = await openServer({ settings: { ...settings, hstsSubdomains: false } });
    const answer = await alone.inject(from('10.0.0.1', { 'x-forwarded-proto': 'https' }));
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000');
    const strayed = await server.inject(from('10.0.0.1', { 'x-forwarded-proto': 'http', host: 'evil.test' }, '/list-of-companies?sort=name'));
    expect([strayed.statusCode, strayed.headers['location']]).toEqual([301, 'https://daftar.test/list-of-companies?sort=name']);
    expect((await refusal(server, from('10.0.0.1', { 'x-forwarded-proto': 'http' }))).status).toBe(403);
    expect((await server.inject(from('10.0.0.1', {}, '/healthz'))).statusCode).toBe(200);
  });

  it('asks itself over no wire for what a page shows', async () => {
    const statuses: number[] = [];
    const asking = openTestSite(async ({ ask }) => {
      statuses.push((await ask({ method: 'GET', url: list, headers: { appid: '999', systemid: 'AB_WEB' } })).status);
      return page;
    });
    onTestFinished(asking.remove);
    const server = await openServer({ settings, site: asking });
    expect((await server.inject(from('10.0.0.1', { 'x-forwarded-proto': 'https' }, '/list-of-companies'))).statusCode).toBe(200);
    expect(statuses).toEqual([200]);
  });

  it('knows itself by the name its readers know (S-18)', async () => {
    const server = await openServer({ settings: { ...settings, rateLimit: 100 } });
    const write = (origin: string) =>
      server.inject({
        method: 'POST',
        url: '/api/v4/log/error',
        remoteAddress: '10.0.0.1',
        headers: { origin, host: 'backend:3000', 'x-forwarded-proto': 'https', appid: '999', systemid: 'AB_WEB' },
        payload: { error: { name: 'E', message: 'm' }, display: 'WEB' },
      });
    const statuses = [];
    for (const origin of ['https://daftar.test', 'http://backend:3000', 'http://daftar.test', 'https://daftar.test.evil.test', 'null'])
      statuses.push((await write(origin)).statusCode);
    expect(statuses).toEqual([204, 204, 403, 403, 403]);
  });

  it('believes nobody else about who asks, and how (S-92)', async () => {
    const server = await openServer({ settings: { ...settings, publicOrigin: undefined } });
    const asked = async (remoteAddress: string, forwarded: string) =>
      (await server.inject(from(remoteAddress, { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}`, 'x-real-ip': forwarded }))).statusCode;
    expect([await asked('9.9.9.9', '1.1.1.1'), await asked('9.9.9.9', '1.1.1.2'), await asked('9.9.9.9', '1.1.1.3')]).toEqual([200, 200, 429]);
    expect([await asked('10.0.0.1', '2.2.2.1'), await asked('10.0.0.1', '2.2.2.2'), await asked('10.0.0.1', '2.2.2.3')]).toEqual([200, 200, 200]);
    const v6 = async (address: string) => (await server.inject({ url: list, remoteAddress: address })).statusCode;
    expect([await v6('2001:db8:1:2::1'), await v6('2001:db8:1:2:ffff::9'), await v6('2001:db8:1:2:3:4:5:6'), await v6('2001:db8:1:3::1')]).toEqual([
      200, 200, 429, 200,
    ]);
    expect((await server.inject(from('9.9.9.8', { 'x-forwarded-proto': 'https' }))).headers['strict-transport-security']).toBeUndefined();
    expect((await server.inject({ url: list, remoteAddress: '9.9.9.9' })).headers['retry-after']).toMatch(/^\d+$/);
  });
});

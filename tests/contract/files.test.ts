import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from './calls.ts';
import { list, openServer } from './server.ts';
import { openTestSite, script } from './site.ts';

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

describe('files', () => {
  it('come compressed, and those named after their content stay for a year', async () => {
    const brotli = await app.inject({ url: '/static/index.0a1b2c.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/),
    });
    const plain = await app.inject({ url: '/static/index.0a1b2c.js' });
    expect([plain.payload, plain.headers['vary']]).toEqual([script, 'accept-encoding']);
    expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('no-cache');
  });

  it('let the worker ask only this server, and are requested afresh each time (F-38)', async () => {
    const { headers } = await app.inject({ url: '/sw.js' });
    expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none'; connect-src 'self'", 'cache-control': 'no-cache' });
    expect(String((await app.inject({ url: '/offline.html' })).headers['content-security-policy'])).toMatch(/^default-src 'none'; script-src 'self'/);
  });

  it.each([
    '/.env',
    '/.git/config',
    '/manifest.json',
    '/static/index.0a1b2c.js.map',
    '/static/index.0a1b2c.js.br',
    '/static/',
    '/static',
    '/static/..%2f.env',
    '/static/..%5c.env',
    '/static/%2e%2e/.env',
    '/static/%252e%252e/.env',
    '/static/../.env',
    '/.env%00',
    '/%00',
    '/metrics',
    '/data.sqlite',
    '/package.json',
    '/src/server/app/main.ts',
    '/STATIC/index.0a1b2c.js',
  ])('never come from %s (S-12)', async (url) => expect((await refusal(app, { url })).status).toBe(404));
});

describe('a picture', () => {
  it('is sent as a picture and nothing else, for good (S-04)', async () => {
    const { headers, rawPayload } = await app.inject({ url: '/images/5f0c2a9be41d7c88', headers: { accept: 'text/html' } });
    expect([...rawPayload]).toEqual([1, 2, 3]);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['/images/0000000000000000', '/images/..%2f..%2fx', '/images/%00', '/images/A', `/images/${'a'.repeat(90)}`])('is not at %s', async (url) =>
    expect((await refusal(app, { url })).status).toBe(404),
  );
});

it.each([
  ['/', 'text/html; charset=utf-8'],
  [list, 'application/json; charset=utf-8'],
  ['/api/nothing', 'application/problem+json; charset=utf-8'],
  ['/images/5f0c2a9be41d7c88', 'image/webp'],
  ['/static/index.0a1b2c.js', 'application/javascript; charset=utf-8'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/app.webmanifest', 'application/manifest+json; charset=utf-8'],
])('says what it is, and text in which letters: %s', async (url, type) => {
  const { headers, rawPayload } = await app.inject({ url, headers: { accept: '*/*' } });
  expect([headers['content-type'], rawPayload.length > 0]).toEqual([type, true]);
});

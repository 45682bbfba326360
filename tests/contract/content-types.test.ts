import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { list, openServer } from './server.ts';
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

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import type { ListedKind, SiteUrl } from '#core/navigation/site-urls.ts';
import { mostInSitemap } from '#server/app/pages/sitemap.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { openServer } from './server.ts';
import { openTestSite } from './site.ts';

const site = openTestSite(async () => ({ status: 200, head: '', body: '', hydration: '{}', chunks: [], isForEveryone: true }));
const posts = mostInSitemap + 1;
const counts: Readonly<Record<ListedKind, number>> = { communities: 2, companies: 1, offices: 2, colleges: 1, posts, questions: 1 };
let asked = 0;

let app: FastifyInstance;
const clock = new FakeClock();

const listed: Readonly<Record<ListedKind, (at: number) => SiteUrl>> = {
  communities: (at) => ({ path: `/communities/topic-${at}` }),
  companies: () => ({ path: '/overview/a-&-b-overview' }),
  offices: (at) => ({ path: `/overview/koyal-pay-overview/locations/city-${at}-offices` }),
  colleges: () => ({ path: '/colleges/hindu-college' }),
  posts: (at) => ({ path: `/p/post${at}`, day: '2026-11-20' }),
  questions: (at) => ({ path: `/answers/what-is-a-deadlock-q${at}` }),
};

beforeAll(async () => {
  app = await openServer({
    site,
    clock,
    settings: { trustProxy: [], publicOrigin: 'https://daftar.test', rateLimit: 1_000_000, signInLimit: 500, showKit: false },
    siteUrls: {
      count: async (kind) => counts[kind],
      list: async (kind, after, limit) => {
        asked++;
        return Array.from({ length: Math.max(0, Math.min(limit, counts[kind] - after)) }, (_, at) => listed[kind](after + at));
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'identity' } });
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe('what search engines are told (T-13)', () => {
  it('names the map, and leaves out what only members see', async () => {
    const { payload, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(payload).toContain('Sitemap: https://daftar.test/sitemap.xml');
    for (const path of ['/api/', '/user', '/settings', '/moderation', '/login', '/session']) expect(payload).toContain(`Disallow: ${path}\n`);
  });

  it('lists every public page once, in files of a bounded length', async () => {
    const files = locationsIn((await get('/sitemap.xml')).payload);
    expect(files).toEqual(
      ['pages', 'communities-1', 'companies-1', 'offices-1', 'colleges-1', 'posts-1', 'posts-2', 'questions-1'].map(
        (name) => `https://daftar.test/sitemap/${name}.xml`,
      ),
    );
    const pages = await Promise.all(files.map(async (file) => locationsIn((await get(new URL(file ?? '').pathname)).payload)));
    expect(pages[0]).toContain('https://daftar.test/salaries/take-home-salary-calculator');
    expect(pages.flat().filter((page) => /\/(user|settings|moderation|login|session|__kit|api)/.test(page ?? ''))).toEqual([]);
    expect(new Set(pages.flat()).size).toBe(21 + 2 + 1 + 2 + 1 + posts + 1);
  });

  it('says a day and nothing finer, and lets no name out of its place', async () => {
    const { payload } = await get('/sitemap/posts-2.xml');
    expect([...payload.matchAll(/<lastmod>([^<]*)</g)].map(([, day]) => day)).toEqual(['2026-11-20']);
    expect((await get('/sitemap/companies-1.xml')).payload).toContain('/overview/a-&amp;-b-overview</loc>');
  });

  it('comes compressed, and asks the database once an hour', async () => {
    await get('/sitemap/posts-1.xml');
    const before = asked;
    const { rawPayload, headers } = await app.inject({ url: '/sitemap/posts-1.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' });
    expect(gunzipSync(rawPayload).toString()).toContain('/p/post0<');
    expect(asked).toBe(before);
  });

  it.each(['/sitemap/posts-3.xml', '/sitemap/posts-0.xml', '/sitemap/members-1.xml', '/sitemap/pages.txt', '/sitemap/..%2fpages.xml', '/sitemap/'])(
    'has nothing at %s',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { pathWith } from '#core/navigation/screens.ts';
import { listedScreens, type ListedScreen, type SiteUrl } from '#core/navigation/site-urls.ts';
import { mostInSitemap, mostWithImages } from '#server/app/pages/sitemap.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { exampleCall } from './calls.ts';
import { contracts, openServer } from './server.ts';
import { openTestSite } from './site.ts';

const site = openTestSite(async () => ({ status: 200, head: '', body: '', hydration: '{}', chunks: [], isForEveryone: true }));
const posts = mostInSitemap + 1;
const counts: Readonly<Record<ListedScreen, number>> = {
  ...(Object.fromEntries(listedScreens.map((screen) => [screen, 1])) as Record<ListedScreen, number>),
  community: 2,
  office: 2,
  companyBenefits: 0,
  companyPhotos: mostWithImages + 1,
  jobsOf: 1,
  post: posts,
};
let asked = 0;

let app: FastifyInstance;
const clock = new FakeClock();

const listed = (screen: ListedScreen, at: number): SiteUrl => {
  if (screen === 'overview') return { path: '/overview/a-&-b-overview' };
  const path = pathWith(screen, [`name-${at}`, `city-${at}`]);
  return { path, ...(screen === 'companyPhotos' && { images: ['/media/a1', '/media/b2'] }), ...(screen === 'post' && { week: '2026-11-16' }) };
};

beforeAll(async () => {
  app = await openServer({
    site,
    clock,
    settings: { trustProxy: [], publicOrigin: 'https://daftar.test', rateLimit: 1_000_000, signInLimit: 500, showKit: false },
    siteUrls: {
      count: async (screen) => counts[screen],
      list: async (screen, after, limit) => {
        asked++;
        return Array.from({ length: Math.max(0, Math.min(limit, counts[screen] - after)) }, (_, at) => listed(screen, after + at));
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'identity' } });
/** Text of a part, which is always a compressed file. */
const partAt = async (url: string) => gunzipSync((await get(url)).rawPayload).toString();
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');

describe('what search engines get (T-13)', () => {
  it('names the map, and leaves out what only members see', async () => {
    const { payload, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(payload).toContain('Sitemap: https://daftar.test/sitemap.xml');
    for (const path of ['/api/', '/user', '/settings', '/moderation', '/login', '/session', '/jobs/saved', '/jobs/alerts'])
      expect(payload).toContain(`Disallow: ${path}\n`);
  });

  it('lists every public page once, in files of a bounded length (R-244, R-245)', async () => {
    const files = locationsIn((await get('/sitemap.xml')).payload);
    const names = listedScreens.flatMap((screen) =>
      Array.from({ length: counts[screen] > 1 && screen !== 'community' && screen !== 'office' ? 2 : counts[screen] && 1 }, (_, at) => `${screen}-${at + 1}`),
    );
    expect(files).toEqual(['pages', ...names].map((name) => `https://daftar.test/sitemap/${name}.xml.gz`));
    const pages = await Promise.all(files.map(async (file) => locationsIn(await partAt(new URL(file).pathname))));
    for (const path of ['/salaries/take-home-salary-calculator', '/faq', '/about-us', '/our-team', '/blog', '/credits', '/terms-and-policies'])
      expect(pages[0]).toContain(`https://daftar.test${path}`);
    for (const name of ['privacy-policy', 'community-guidelines', 'terms-of-use', 'security-checks'])
      expect(pages[0]).toContain(`https://daftar.test/legal/${name}`);
    expect(pages.flat().filter((page) => /\/(user|settings|moderation|login|session|__kit|api|jobs\/saved|jobs\/alerts)/.test(page))).toEqual([]);
    expect(new Set(pages.flat()).size).toBe(38 + Object.values(counts).reduce((sum, count) => sum + count, 0));
  });

  it('says a week and nothing finer, and lets no name out of its place', async () => {
    expect([...(await partAt('/sitemap/post-2.xml.gz')).matchAll(/<lastmod>([^<]*)</g)].map(([, week]) => week)).toEqual(['2026-11-16']);
    expect(await partAt('/sitemap/overview-1.xml.gz')).toContain('/overview/a-&amp;-b-overview</loc>');
  });

  it('names the photos beside the page that shows them, and no others', async () => {
    const part = await partAt('/sitemap/companyPhotos-2.xml.gz');
    expect(part).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    const images = ['a1', 'b2'].map((id) => `<image:image><image:loc>https://daftar.test/media/${id}</image:loc></image:image>`).join('');
    expect(part).toContain(`<url><loc>https://daftar.test/photos/name-${mostWithImages}-photos</loc>${images}</url>`);
    expect(await partAt('/sitemap/post-1.xml.gz')).not.toContain('image');
  });

  it('is compressed, and asks the database every ten minutes, whatever follows its name', async () => {
    const ask = (query = '') => app.inject({ url: `/sitemap/skillQuestions-1.xml.gz${query}`, headers: { 'accept-encoding': 'gzip, br' } });
    await ask();
    const before = asked;
    const { rawPayload, headers } = await ask('?again');
    expect(headers).toMatchObject({ 'content-type': 'application/gzip', 'cache-control': 'public, max-age=600' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(rawPayload).toString()).toContain('/skills/name-0-interview-questions<');
    // No moment is in its header either.
    expect([...rawPayload.subarray(4, 8)]).toEqual([0, 0, 0, 0]);
    expect(asked).toBe(before);
  });

  it('is made again once something is deleted that it may name', async () => {
    const ask = () => app.inject('/sitemap/skillQuestions-1.xml.gz');
    await ask();
    const before = asked;
    const deletion = contracts.operations.find(({ operationId }) => operationId === 'deletePhotos');
    expect((await app.inject(exampleCall(deletion ?? expect.fail('there is no such operation')))).statusCode).toBe(deletion?.success.status);
    await ask();
    expect(asked).toBe(before + 1);
  });

  it('has an index that stays text, compressed on its way alone', async () => {
    const { rawPayload, headers } = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' });
    expect(gunzipSync(rawPayload).toString()).toContain('<sitemapindex');
  });

  it.each(['pages', 'post-1', 'topQuestions-1'])('leads from where the part %s was to where it is, for good', async (name) => {
    const { statusCode, headers } = await get(`/sitemap/${name}.xml`);
    expect([statusCode, headers.location]).toEqual([301, `/sitemap/${name}.xml.gz`]);
  });

  it.each([
    '/sitemap/post-3.xml.gz',
    '/sitemap/companyBenefits-1.xml.gz',
    '/sitemap/post-0.xml.gz',
    '/sitemap/members-1.xml.gz',
    '/sitemap/members-1.xml',
    '/sitemap/pages.txt',
    '/sitemap/..%2fpages.xml.gz',
    '/sitemap/',
  ])('has nothing at %s', async (url) => expect((await get(url)).statusCode).toBe(404));
});

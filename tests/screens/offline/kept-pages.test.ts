import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockOf } from '#contract/hydration-data.ts';
import { productBrand } from '#core/brand.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { readCache } from '#core/offline/device-caches.ts';
import { FakeCaches } from '#tests/fakes/offline/fake-caches.ts';
import { clearUserStorage } from '#web/adapters/device/clear-user-storage.ts';
import { BrowserKeptPages } from '#web/adapters/offline/browser-kept-pages.ts';

const html = (file: string) =>
  `<html lang="en"><head><title>A page</title><script defer src="${file}"></script></head><body><script type="application/json" id="hydration">${blockOf({ isServerRendered: true, showsKit: false, brand: productBrand, host: usualHostSettings, answers: [] })}</script></body></html>`;

let caches: FakeCaches;
let asked: RequestInit[];
let answer: () => Response;
beforeEach(() => {
  [caches, asked] = [new FakeCaches(), []];
  answer = () => new Response(html('/static/index.1a.js'), { headers: { 'cache-control': 'no-cache', 'content-type': 'text/html' } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(init);
    return url.startsWith('/static/') ? new Response('a file') : answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const stored = () => [...(caches.stored.get(readCache)?.keys() ?? [])].toSorted();

describe('the pages in the cache of this browser (F-38)', () => {
  it('are asked for without cookies, with their files', async () => {
    await new BrowserKeptPages().keep('/p/p1', 'me');
    expect([stored(), asked.map(({ credentials }) => credentials)]).toEqual([
      ['/p/p1', '/static/index.1a.js'],
      ['omit', 'omit'],
    ]);
    expect(await new BrowserKeptPages().all()).toMatchObject([{ path: '/p/p1', title: 'A page', reader: 'me' }]);
  });

  it('never hold what the server made for one member, or what is gone', async () => {
    const pages = new BrowserKeptPages();
    answer = () => new Response(html('/static/index.1a.js'), { headers: { 'cache-control': 'no-store' } });
    await pages.keep('/p/p1', '');
    answer = () => new Response(html('/static/index.1a.js'), { status: 404, headers: { 'cache-control': 'no-cache' } });
    await pages.keep('/p/p2', '');
    expect(stored()).toEqual([]);
  });

  it('of practice stand beside each other, each list under its own query', async () => {
    const pages = new BrowserKeptPages();
    for (const list of ['?company=betwa', '?skill=sql', '']) await pages.keep(`/interviews/practice${list}`, '');
    expect(stored()).toEqual(['/interviews/practice', '/interviews/practice?company=betwa', '/interviews/practice?skill=sql', '/static/index.1a.js']);
  });

  it('of a member go when another reads here, with the files that nothing else needs', async () => {
    const pages = new BrowserKeptPages();
    await pages.keep('/p/p1', 'me');
    answer = () => new Response(html('/static/index.2b.js'), { headers: { 'cache-control': 'no-cache' } });
    await pages.keep('/p/p2', 'another');
    expect(stored()).toEqual(['/p/p2', '/static/index.2b.js']);
  });

  it('go with a sign-out', async () => {
    await new BrowserKeptPages().keep('/p/p1', 'me');
    await clearUserStorage('me');
    expect(caches.stored.has(readCache)).toBe(false);
  });
});

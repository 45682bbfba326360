import { afterEach, beforeEach, describe, vi } from 'vitest';
import { blockOf } from '#contract/hydration-data.ts';
import { productBrand } from '#core/brand.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { BrowserKeptPages } from '#web/adapters/offline/browser-kept-pages.ts';
import { FakeCaches } from '#tests/fakes/offline/fake-caches.ts';
import { FakeKeptPages } from '#tests/fakes/offline/fake-kept-pages.ts';
import { keepsPages } from './kept-pages.ts';

const hydration = blockOf({ isServerRendered: true, showsKit: false, brand: productBrand, host: usualHostSettings, answers: [] });
const page = `<html lang="en"><head><title>A page</title></head><body><script type="application/json" id="hydration">${hydration}</script></body></html>`;

describe('the pages kept in the caches of a browser', () => {
  beforeEach(() => {
    vi.stubGlobal('caches', new FakeCaches());
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('fetch', async () => new Response(page, { headers: { 'cache-control': 'no-cache' } }));
  });
  afterEach(() => vi.unstubAllGlobals());
  keepsPages(() => {
    let hours = 0;
    return new BrowserKeptPages({ now: () => 3_600_000 * hours++, after: () => () => undefined });
  });
});

describe('the pages kept in a fake', () => {
  keepsPages(() => new FakeKeptPages());
});

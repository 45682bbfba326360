import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { PageFetchStore } from '../app/page-fetch-store.ts';
import { PageLoaderStore } from './page-loader-store.ts';

function aLoader() {
  const clock = new FakeClock();
  const fetches = new PageFetchStore(clock);
  const loader = new PageLoaderStore(clock);
  const ask = () => {
    const page = Promise.withResolvers<void>();
    fetches.begin(page.promise);
    if (fetches.last) loader.follow(fetches.last);
    return page;
  };
  const isShownAfter = (ms: number) => (clock.advance(ms), loader.isShown);
  return { clock, fetches, loader, ask, isShownAfter };
}

describe('the page loader (R-210)', () => {
  it('shows after a quarter of a second, and goes when the page is here', async () => {
    const { loader, ask, isShownAfter } = aLoader();
    const page = ask();
    expect([isShownAfter(249), isShownAfter(1)]).toEqual([false, true]);
    page.resolve();
    await page.promise;
    expect(loader.isShown).toBe(false);
  });

  it('is not seen where the page is quick', async () => {
    const { ask, isShownAfter } = aLoader();
    const page = ask();
    page.resolve();
    await page.promise;
    expect(isShownAfter(10_000)).toBe(false);
  });

  it('hides itself 3.5 seconds after the request, even if the page is still coming', () => {
    const { ask, isShownAfter } = aLoader();
    ask();
    expect([isShownAfter(3_499), isShownAfter(1), isShownAfter(60_000)]).toEqual([true, false, false]);
  });

  it('counts from the moment the page was asked for, though its own code came later', async () => {
    const { clock, fetches, loader, isShownAfter } = aLoader();
    fetches.begin(new Promise(() => undefined));
    clock.advance(1_000);
    if (fetches.last) loader.follow(fetches.last);
    expect([isShownAfter(0), isShownAfter(2_499), isShownAfter(1)]).toEqual([true, true, false]);
    clock.advance(5_000);
    if (fetches.last) loader.follow(fetches.last);
    expect(isShownAfter(1_000)).toBe(false);
  });

  it('continues for a page requested meanwhile, and drops the one before', async () => {
    const { loader, ask, isShownAfter } = aLoader();
    const first = ask();
    isShownAfter(3_000);
    const second = ask();
    expect(isShownAfter(1_000)).toBe(true);
    first.resolve();
    await first.promise;
    expect(loader.isShown).toBe(true);
    second.resolve();
    await second.promise;
    expect(loader.isShown).toBe(false);
  });
});

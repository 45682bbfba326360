import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCache } from '#core/offline/device-caches.ts';
import { keepRead } from '#web/adapters/offline/keep-read.ts';
import { FakeCaches } from '#tests/fakes/offline/fake-caches.ts';

let idle: (() => void)[];
let registered: string[];
beforeEach(() => {
  [idle, registered] = [[], []];
  vi.stubGlobal('requestIdleCallback', (come: () => void) => idle.push(come));
  vi.stubGlobal('caches', new FakeCaches());
  const register = async (url: string) => {
    registered.push(url);
    throw new DOMException('The operation is insecure.');
  };
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('what is read (F-38, R-178)', () => {
  it('is kept from a visit’s second page on, when the page is idle', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return new Response(null, { status: 404 });
    });
    keepRead('post', '/p/p1');
    keepRead('session', '/session');
    keepRead('post', '/p/p1');
    expect(idle).toEqual([]);
    keepRead('overview', '/overview/betwa-overview');
    expect([idle.length, asked]).toEqual([1, []]);
    idle[0]?.();
    await vi.waitFor(() => expect(asked).toEqual(['/p/p1', '/overview/betwa-overview']));
    expect((await (await caches.open(readCache)).keys()).length).toBe(0);
  });

  it('is stored at once where practised, and in a browser that is never idle', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return new Response(null, { status: 404 });
    });
    keepRead('practice', '/interviews/practice?company=betwa');
    await vi.waitFor(() => expect(asked).toEqual(['/interviews/practice?company=betwa']));
  });

  it('has a worker at /sw.js asked for, and a browser that refuses one breaks nothing', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    keepRead('post', '/p/p1');
    keepRead('post', '/p/p2');
    idle[0]?.();
    await vi.waitFor(() => expect(registered).toEqual(['/sw.js']));
  });
});

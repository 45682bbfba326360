import type { Clock } from '#core/clock.ts';
import { keptAs, readCache } from '#core/offline/device-caches.ts';
import { isForGuests, keptPageIn, staying, type KeptPage } from '#core/offline/kept-page.ts';
import type { KeptPages } from '#core/offline/kept-pages.ts';
import { BrowserClock } from '../device/browser-clock.ts';
import { keptDocument } from './kept-document.ts';

/** The header in which a kept page says what it is; none of the server's is called so. */
const about = 'kept-page';

/** A page that was stored so lately is not asked for again. */
const freshMs = 300_000;

/** The headers of a page that hold for it wherever it comes from. */
const lasting = ['content-type', 'content-security-policy', 'cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options'];

/** Kept pages in a cache of this browser, from which the service worker answers without a connection. They are asked for without cookies, in the language of the page, so that the server makes them for a guest, anyone who reads. */
export class BrowserKeptPages implements KeptPages {
  readonly #clock: Clock;

  constructor(clock: Clock = new BrowserClock()) {
    this.#clock = clock;
  }

  async keep(path: string, reader: string): Promise<void> {
    const before = (await this.all()).find((page) => page.path === path && page.reader === reader);
    if (before && this.#clock.now() - before.keptAt < freshMs) return;
    const answer = await fetch(path, { credentials: 'omit', headers: { 'accept-language': document.documentElement.lang } });
    const cache = await caches.open(readCache);
    if (answer.status === 404) await cache.delete(path);
    const { status, headers, redirected } = answer;
    const isKept = isForGuests({ status, cacheControl: headers.get('cache-control') ?? '', isRedirected: redirected });
    const page = isKept ? keptDocument(await answer.text()) : undefined;
    if (!page) return;
    const files = await Promise.all(page.files.map((file) => kept(cache, file)));
    if (files.includes(false)) return;
    const recorded: KeptPage = { path, title: page.title, keptAt: this.#clock.now(), reader, files: page.files };
    const left = new Headers([[about, encodeURIComponent(JSON.stringify(recorded))]]);
    for (const name of lasting) left.set(name, headers.get(name) ?? '');
    await cache.put(path, new Response(page.html, { headers: left }));
    await forgetOthers(cache, reader);
  }

  async all(): Promise<readonly KeptPage[]> {
    return (await pagesIn(await caches.open(readCache))).toSorted((one, other) => other.keptAt - one.keptAt);
  }
}

/** Whether a file of the build is in the cache, where it is put unless it is there already. */
async function kept(cache: Cache, file: string): Promise<boolean> {
  if (await cache.match(file)) return true;
  const answer = await fetch(file, { credentials: 'omit' });
  if (answer.ok) await cache.put(file, answer);
  return answer.ok;
}

/** Deletes the pages that do not stay, and the files that none of the others needs. */
async function forgetOthers(cache: Cache, reader: string): Promise<void> {
  const left = staying(await pagesIn(cache), reader);
  const needed = new Set(left.flatMap(({ path, files }) => [path, ...files]));
  const unneeded = (await cache.keys()).filter(({ url }) => !needed.has(keptAs(new URL(url))));
  await Promise.all(unneeded.map((request) => cache.delete(request)));
}

async function pagesIn(cache: Cache): Promise<readonly KeptPage[]> {
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return answers.flatMap((answer) => {
    const recorded = answer?.headers.get(about);
    return recorded ? [keptPageIn(JSON.parse(decodeURIComponent(recorded)))] : [];
  });
}

import type { Clock } from '#core/clock.ts';
import { keptAs, readCache } from '#core/offline/device-caches.ts';
import { isForGuests, keptPageIn, staying, type KeptPage } from '#core/offline/kept-page.ts';
import type { KeptPages } from '#core/offline/kept-pages.ts';
import { BrowserClock } from '../device/browser-clock.ts';
import { keptDocument } from './kept-document.ts';

/** Header describing a kept page, unused by the server. */
const about = 'kept-page';

/** Age below which a stored page is not fetched again. */
const freshMs = 300_000;

/** Headers that hold for a page wherever it comes from. */
const lasting = ['content-type', 'content-security-policy', 'cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options'];

/** Offline pages fetched without cookies, so that the server renders them for guests. */
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

/** Caches a build file and returns true where it is stored. */
async function kept(cache: Cache, file: string): Promise<boolean> {
  if (await cache.match(file)) return true;
  const answer = await fetch(file, { credentials: 'omit' });
  if (answer.ok) await cache.put(file, answer);
  return answer.ok;
}

/** Deletes other pages and the files only they needed. */
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

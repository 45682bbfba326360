import { readCache } from '#core/offline/kept-page.ts';
import { isOutdated, precacheName, sourceOf, type PrecacheManifest } from '#core/offline/precache-manifest.ts';

interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Question extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The global scope of a service worker: beside the pages, not in one. */
interface Worker {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: 'install' | 'activate', hear: (life: Life) => void): void;
  addEventListener(kind: 'fetch', hear: (question: Question) => void): void;
}

declare const self: Worker;

/** The precache manifest, written in front of this file by the build, so that a new build is a new worker. */
declare const manifest: PrecacheManifest;

/** The timeout after which the precached shell stands in for a rendered page: a connection may be there and carry nothing. */
const timeoutMs = 3_000;

/** Precaching on install: all files of the manifest or none. The worker of the build before goes on until its last page is closed, so no page loses its files. */
self.addEventListener('install', (life) => life.waitUntil(precache()));

self.addEventListener('activate', (life) => life.waitUntil(Promise.all([deleteOutdated(), self.clients.claim()])));

self.addEventListener('fetch', (question) => {
  const { request } = question;
  const { origin, pathname } = new URL(request.url);
  const path = origin === self.location.origin ? pathname : undefined;
  const source = sourceOf({ method: request.method, path, isPage: request.mode === 'navigate' }, manifest);
  if (source === 'file') question.respondWith(cached(pathname).then((file) => file ?? fetch(request)));
  if (source === 'page') question.respondWith(pageFor(request));
  if (source === 'read-page') question.respondWith(readPageFor(request));
  if (source === 'read-file') question.respondWith(readFileFor(request));
});

/** Fills the cache, without cookies, so that nothing of a member is ever cached. */
async function precache(): Promise<void> {
  const cache = await caches.open(precacheName(manifest));
  await cache.addAll(manifest.files.map((file) => new Request(file, { credentials: 'omit', cache: file === manifest.shell ? 'no-cache' : 'default' })));
}

async function deleteOutdated(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOutdated(name, manifest)).map((name) => caches.delete(name)));
}

const cached = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: precacheName(manifest) });

async function pageFor(request: Request): Promise<Response> {
  const rendered = fetch(request).then(
    (page) => (page.status >= 500 ? undefined : page),
    () => undefined,
  );
  return (await Promise.race([rendered, timeout(timeoutMs)])) ?? (await cached(manifest.shell)) ?? (await rendered) ?? Response.error();
}

/** The timeout after which a page that was read before stands in for the one that does not come. What stands there is older, so it waits longer. */
const readTimeoutMs = 8_000;

/** A page from the network, else as it was read last, else the shell, which says what can be read. */
async function readPageFor(request: Request): Promise<Response> {
  const asked = fetched(request);
  const stored = await read(request.url);
  const page = await (stored ? Promise.race([asked, timeout(readTimeoutMs)]) : asked);
  if (page && (page.status < 500 || !stored)) return page;
  return stored ?? (await cached(manifest.shell)) ?? Response.error();
}

/** A file of another build: a page that is kept may need it when no server has it any longer. */
async function readFileFor(request: Request): Promise<Response> {
  const file = await fetched(request);
  return file?.ok ? file : ((await read(request.url)) ?? file ?? Response.error());
}

const fetched = (request: Request): Promise<Response | undefined> =>
  fetch(request).then(
    (answer) => answer,
    () => undefined,
  );

const read = (url: string): Promise<Response | undefined> => caches.match(new URL(url).pathname, { cacheName: readCache, ignoreVary: true });

const timeout = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

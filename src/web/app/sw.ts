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
  return (await Promise.race([rendered, timeout()])) ?? (await cached(manifest.shell)) ?? (await rendered) ?? Response.error();
}

const timeout = (): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), timeoutMs));

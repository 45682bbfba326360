import { isOutdated, shelfName, sourceOf, type Shelf } from '#core/offline/shelf.ts';

interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Question extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What this file runs in: beside the pages, not in one. */
interface Worker {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: 'install' | 'activate', hear: (life: Life) => void): void;
  addEventListener(kind: 'fetch', hear: (question: Question) => void): void;
}

declare const self: Worker;

/** Written in front of this file by the build, so that a new build is a new worker. */
declare const shelf: Shelf;

/** How long a rendered page may take before the kept shell stands in for it: a line may be there and carry nothing. */
const patienceMs = 3_000;

/** A shelf is filled whole or not at all. The worker of the build before goes on until its last page is closed, so no page loses its files. */
self.addEventListener('install', (life) => life.waitUntil(fill()));

self.addEventListener('activate', (life) => life.waitUntil(Promise.all([clearOthers(), self.clients.claim()])));

self.addEventListener('fetch', (question) => {
  const { request } = question;
  const { origin, pathname } = new URL(request.url);
  const path = origin === self.location.origin ? pathname : undefined;
  const source = sourceOf({ method: request.method, path, isPage: request.mode === 'navigate' }, shelf);
  if (source === 'file') question.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  if (source === 'page') question.respondWith(pageFor(request));
});

/** Asked without cookies, so that nothing of anybody is ever kept. */
async function fill(): Promise<void> {
  const cache = await caches.open(shelfName(shelf));
  await cache.addAll(shelf.files.map((file) => new Request(file, { credentials: 'omit', cache: file === shelf.shell ? 'no-cache' : 'default' })));
}

async function clearOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOutdated(name, shelf)).map((name) => caches.delete(name)));
}

const kept = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: shelfName(shelf) });

async function pageFor(request: Request): Promise<Response> {
  const rendered = fetch(request).then(
    (page) => (page.status >= 500 ? undefined : page),
    () => undefined,
  );
  return (await Promise.race([rendered, patience()])) ?? (await kept(shelf.shell)) ?? (await rendered) ?? Response.error();
}

const patience = (): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), patienceMs));

import { nameScope, pushMessageFrom, tabThatShows, type PushMessage } from '#core/notifications/push-message.ts';
import { inLanguage, type InLanguages } from '#core/device/language-texts.ts';
import { languageNamed } from '#core/device/preferences.ts';
import { safeTarget } from '#core/login/safe-target.ts';
import { keptAs, readCache } from '#core/offline/device-caches.ts';
import { isOutdated, precacheName, sourceOf, type PrecacheManifest } from '#core/offline/precache-manifest.ts';
import { words as wordsInEnglish, type WorkerWords } from '#web/words/en/notifications/worker.ts';
import { words as wordsInHindi } from '#web/words/hi/notifications/worker.ts';

interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Question extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A message of a push service, decrypted by the browser. */
interface Push extends Life {
  readonly data: { json(): unknown } | null;
}

/** A press of something that is shown outside of our pages. */
interface Press extends Life {
  readonly notification: { readonly data: Pick<PushMessage, 'url' | 'k'>; close(): void };
}

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Tabs {
  claim(): Promise<void>;
  matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
}

/** The global scope of a service worker: beside the pages, not in one. */
interface Worker {
  readonly location: { readonly origin: string };
  readonly clients: Tabs;
  readonly registration: { readonly scope: string; showNotification(title: string, options: object): Promise<void> };
  readonly navigator: { readonly language: string };
  addEventListener(kind: 'install' | 'activate', hear: (life: Life) => void): void;
  addEventListener(kind: 'push', hear: (push: Push) => void): void;
  addEventListener(kind: 'notificationclick', hear: (press: Press) => void): void;
  addEventListener(kind: 'fetch', hear: (question: Question) => void): void;
}

declare const self: Worker;

/** The precache manifest, written in front of this file by the build, so that a new build is a new worker. */
declare const manifest: PrecacheManifest;

/** The timeout after which the precached shell stands in for a rendered page: a connection may be there and carry nothing. */
const timeoutMs = 3_000;

/** Whether it only hears what is pushed to a made-up name. */
const answersForNoPage = (): boolean => self.registration.scope.endsWith(nameScope);

/** Precaching on install: all files of the manifest or none. The worker of the build before goes on until its last page is closed, so no page loses its files. */
self.addEventListener('install', (life) => life.waitUntil(answersForNoPage() ? Promise.resolve() : precache()));

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

/** What fails here ends in the log of the browser, for nobody looks. */
self.addEventListener('push', (push) => push.waitUntil(show(messageIn(push) ?? unreadable())));

self.addEventListener('notificationclick', (press) => {
  const { url, k } = press.notification.data;
  press.notification.close();
  press.waitUntil(Promise.all([lead(url), k === '' ? undefined : report(k)]));
});

function messageIn({ data }: Push): PushMessage | undefined {
  const payload = tried(() => data?.json());
  return pushMessageFrom(payload, (wanted) => safeTarget(wanted, self.location.origin, (url, base) => tried(() => new URL(url, base))));
}

function tried<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

const words: InLanguages<WorkerWords> = { en: wordsInEnglish, hi: wordsInHindi };

/** Browsers demand that every message is shown, also one that cannot be read. */
const unreadable = (): PushMessage => ({
  title: '',
  body: '',
  language: languageNamed(self.navigator.language.split('-', 1)[0]),
  url: '/',
  tag: 'unreadable',
  k: '',
});

function show({ title, body, language, url, tag, k }: PushMessage): Promise<void> {
  const said = title === '' ? inLanguage(words, language) : { title, body };
  return self.registration.showNotification(said.title, { body: said.body, lang: language, tag, data: { url, k } });
}

/** To the tab that shows the page already, or to a new one. */
async function lead(url: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab =
    tabs[
      tabThatShows(
        tabs.map((each) => each.url),
        self.location.origin,
        url,
      )
    ];
  await (tab ? tab.focus() : self.clients.openWindow(url));
}

/** Reports the click. Whatever the server answers, the page has been opened. */
async function report(k: string): Promise<void> {
  const headers = { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB' };
  await fetch('/api/notification/v1/notifications', { method: 'POST', headers, body: JSON.stringify({ action: 'WebPushClick', k }), keepalive: true });
}

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
    (page) => (page.status < 500 || page.headers.has('refresh') ? page : undefined),
    () => undefined,
  );
  return (await Promise.race([rendered, timeout(timeoutMs)])) ?? (await cached(manifest.shell)) ?? (await rendered) ?? Response.error();
}

/** The timeout after which a page that was read before stands in for the one that does not come. What is there is older, so it waits longer. */
const readTimeoutMs = 8_000;

/** A page from the network, else as it was read last, else the shell, which says what can be read. */
async function readPageFor(request: Request): Promise<Response> {
  const asked = fetched(request);
  const stored = await read(request.url);
  const page = await (stored ? Promise.race([asked, timeout(readTimeoutMs)]) : asked);
  if (page && (page.status < 500 || !stored)) return page;
  return stored ?? (await cached(manifest.shell)) ?? Response.error();
}

/** A file of another build: a page that is stored may need it when no server has it any longer. */
async function readFileFor(request: Request): Promise<Response> {
  const file = await fetched(request);
  return file?.ok ? file : ((await read(request.url)) ?? file ?? Response.error());
}

const fetched = (request: Request): Promise<Response | undefined> =>
  fetch(request).then(
    (answer) => answer,
    () => undefined,
  );

const read = (url: string): Promise<Response | undefined> => caches.match(keptAs(new URL(url)), { cacheName: readCache, ignoreVary: true });

const timeout = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

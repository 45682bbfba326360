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

interface Push extends Life {
  readonly data: { json(): unknown } | null;
}

/** Press on a notification outside our pages. */
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

/** Precache manifest prepended by the build, so that each build is a new worker. */
declare const manifest: PrecacheManifest;

/** Delay after which the shell replaces a page, since a connection may carry nothing. */
const timeoutMs = 3_000;

/** True for the worker that only receives a made-up name's pushes. */
const answersForNoPage = (): boolean => self.registration.scope.endsWith(nameScope);

/** Precaches all files or none, while the previous worker serves its pages to the end. */
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

/** Failures only reach the browser's log. */
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

/** Notice for unreadable messages, since browsers demand that every push is shown. */
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

/** Focuses a tab with the page, or opens one. */
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

/** Reports the click, ignoring the answer. */
async function report(k: string): Promise<void> {
  const headers = { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB' };
  await fetch('/api/notification/v1/notifications', { method: 'POST', headers, body: JSON.stringify({ action: 'WebPushClick', k }), keepalive: true });
}

/** Caches without cookies, so that nothing of a member is stored. */
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

/** Longer delay before a stored page is used, as it is older. */
const readTimeoutMs = 8_000;

/** Page from the network, then from storage, else the shell. */
async function readPageFor(request: Request): Promise<Response> {
  const asked = fetched(request);
  const stored = await read(request.url);
  const page = await (stored ? Promise.race([asked, timeout(readTimeoutMs)]) : asked);
  if (page && (page.status < 500 || !stored)) return page;
  return stored ?? (await cached(manifest.shell)) ?? Response.error();
}

/** File of an earlier build, which stored pages may need after servers dropped it. */
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

import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { videoOrigin } from '#core/media/embed-url.ts';
import type { Services } from '#server/app/contract/handlers.ts';
import { memberMark } from '#server/app/pages/document.ts';
import { Readiness } from '#server/app/process/readiness.ts';
import type { ServerParts } from '#server/app/serve.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { contracts, servicesWith, anAddress } from './server.ts';
import { rendered, rendering, visit } from './renderer.ts';
import { earlyInput, style } from './site.ts';

const renderer = rendering();

let clock: FakeClock;

beforeEach(() => {
  clock = new FakeClock();
});

const open = (parts: Partial<ServerParts> = {}) => renderer.open({ clock, ...parts });

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page', () => {
  it('is a complete document, painted by its content before naming anything else it needs', async () => {
    const { payload, headers, statusCode } = await visit(await open(), '/list-of-companies?sort=name');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(payload).toMatch(/^<!doctype html>\n<html lang="en" data-theme="system">/);
    for (const part of [
      '<link rel="stylesheet" href="/static/companies.556677.css" integrity="sha256-of-/static/companies.556677.css">',
      '<link rel="preload" as="script" fetchpriority="low" href="/static/words-en.001122.js">',
      '<script defer fetchpriority="low" src="/static/index.0a1b2c.js" integrity="sha256-of-/static/index.0a1b2c.js"></script>',
      rendered.head,
      `<div id="root">${rendered.body}</div>`,
      '<script type="application/json" id="hydration">{"answers":[]}</script>',
      '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ])
      expect(payload).toContain(part);
    const order = [style, rendered.body, 'stylesheet', 'id="hydration"', 'rel="preload"', 'defer'].map((part) => payload.indexOf(part));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(payload).not.toContain('index.5e6f7a.css');
    expect(renderer.questions[0]).toMatchObject({
      origin: 'http://localhost:80',
      url: '/list-of-companies?sort=name',
      nowMs: clock.now(),
      showsKit: false,
    });
  });

  it('says while a demo fills that more is coming, and reloads when complete', async () => {
    const readiness = new Readiness(clock);
    const app = await open({ readiness });
    const { promise, resolve } = Promise.withResolvers<void>();
    const filling = readiness.whileFilling(promise);
    const early = await visit(app, '/list-of-companies');
    expect(early.payload).toContain('<p class="filling" role="status">This demo is filling up:');
    const [, inline = ''] = /<style>(.*?)<\/style>/s.exec(early.payload) ?? [];
    expect(String(early.headers['content-security-policy'])).toContain(createHash('sha256').update(inline).digest('base64'));
    expect(() => readiness.ask()).toThrow('The demo is still being made up.');
    resolve();
    await filling;
    expect(readiness.ask()).toBeUndefined();
    expect((await visit(app, '/list-of-companies')).payload).not.toContain('filling');
  });

  it('is rendered with what the host set of it (R-218)', async () => {
    const host = { ...usualHostSettings, cookieDays: 30 };
    await visit(await open({ host }), '/');
    await visit(await open(), '/');
    expect(renderer.questions.map((question) => question.host)).toEqual([host, usualHostSettings]);
  });

  it('has two inline scripts and one style, allowed by hash, and no others (S-03, S-07)', async () => {
    const { payload, headers } = await visit(await open(), '/');
    const policy = String(headers['content-security-policy']);
    expect(String(policy).replace(`frame-src ${videoOrigin};`, '')).not.toMatch(/unsafe-|\*|https?:|script-src [^;]*data:/);
    for (const part of [
      "default-src 'none'",
      `script-src 'self' ${[memberMark, earlyInput].map(hashOf).join(' ')}`,
      `style-src 'self' ${hashOf(style)}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types rspack service-worker',
    ])
      expect(policy.split('; ')).toContain(part);
    const inline = [...payload.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>(.*?)<\/script>/gs)];
    expect(inline.map(([, text]) => text)).toEqual([memberMark, earlyInput]);
    expect(payload.indexOf(earlyInput)).toBeLessThan(payload.indexOf('stylesheet'));
    expect([...payload.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text)).toEqual([style]);
    expect(payload).not.toMatch(/ style=/);
  });

  it('is framed by the origins alone that the host names for its native app (R-220)', async () => {
    const nativeOrigins = ['https://app.daftar.example', 'http://127.0.0.1:4000'];
    const framed = await open({ host: { ...usualHostSettings, nativeOrigins } });
    const policyAt = async (url: string) => String((await visit(framed, url)).headers['content-security-policy']).split('; ');
    expect(await policyAt('/')).toContain('frame-ancestors https://app.daftar.example http://127.0.0.1:4000');
    expect(await policyAt('/api/company/v1/companies')).toContain("frame-ancestors 'none'");
  });

  it('sets no cookie, and differs by what the reader likes (S-24)', async () => {
    const app = await open();
    const { headers } = await visit(app, '/');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding, Save-Data');
    await visit(app, '/', { cookie: 'a=b; lang=hi; theme=dark' });
    await visit(app, '/', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' });
    await visit(app, '/', { cookie: 'lang=en', 'accept-language': 'hi' });
    await visit(app, '/', { cookie: 'lang="><script>; theme=<b>' });
    expect(renderer.questions.map(({ language, theme }) => [language, theme])).toEqual([
      ['en', 'system'],
      ['hi', 'dark'],
      ['hi', 'system'],
    ]);
  });

  it('is rendered once for all guests of half a minute', async () => {
    const app = await open();
    await Promise.all(Array.from({ length: 5 }, () => visit(app, '/')));
    await visit(app, '/');
    expect(renderer.questions.length).toBe(1);
    clock.advance(30_001);
    await visit(app, '/');
    await visit(app, '/?page=2');
    expect(renderer.questions.length).toBe(3);
  });

  it('is rendered again after half a minute, even with a clock set back (B-61)', async () => {
    const app = await open();
    await visit(app, '/');
    clock.set(-3_600_000);
    clock.advance(30_001);
    await visit(app, '/');
    expect(renderer.questions.length).toBe(2);
  });

  it('is left to the browser without a timely turn, and rendered by nobody (B-55, X-11)', async () => {
    const app = await open();
    const finish: (() => void)[] = [];
    renderer.render = () => new Promise((resolve) => finish.push(() => resolve(rendered)));
    const pages = Array.from({ length: 6 }, (_none, at) => visit(app, `/?page=${at}`));
    await expect.poll(() => renderer.questions.length).toBe(4);
    // Every page has its deadline on the clock, and the two whose turn is not yet have another.
    await clock.untilWaitedFor(3_000, pages.length + 2);
    clock.advance(3_000);
    const late = await Promise.all(pages.slice(4));
    expect(late.map(({ statusCode, payload }) => [statusCode, payload.includes('<div id="root"></div>')])).toEqual([
      [503, true],
      [503, true],
    ]);
    for (const end of finish) end();
    expect((await Promise.all(pages.slice(0, 4))).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(renderer.questions.length).toBe(4);
  });

  it('travels as small as the reader can take', async () => {
    const app = await open();
    const plain = await visit(app, '/');
    const brotli = await visit(app, '/', { 'accept-encoding': 'gzip, deflate, br' });
    const zipped = await visit(app, '/', { 'accept-encoding': 'gzip, br;q=0' });
    expect([brotli.headers['content-encoding'], zipped.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
  });

  it('falls to the browser if rendering fails, and is rendered next time (B-11)', async () => {
    const app = await open();
    renderer.render = async () => Promise.reject(new Error('no ink'));
    const empty = await visit(app, '/');
    expect([empty.statusCode, empty.payload.includes('<div id="root"></div>'), empty.payload.includes('"isServerRendered":false')]).toEqual([200, true, true]);
    expect(empty.payload).not.toContain(earlyInput);
    expect([empty.payload.includes('<style'), empty.payload.indexOf('index.5e6f7a.css') < empty.payload.indexOf('id="root"')]).toEqual([false, true]);
    renderer.render = async () => rendered;
    expect((await visit(app, '/')).payload).toContain('Namaste');
  });

  it('asks operations without wire or limit, and says when they fail (B-05)', async () => {
    const app = await open({ settings: { trustProxy: [], publicOrigin: undefined, rateLimit: 3, signInLimit: 25, showKit: false } });
    renderer.render = async ({ ask }) => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ method: 'GET', url: '/api/company/v1/companies?limit=2', headers: {} })));
      return { ...rendered, body: answers.map(({ status }) => status).join() };
    };
    expect((await visit(app, '/')).payload).toContain('200,200,200,200,200');
    renderer.render = async ({ ask }) => ({ ...rendered, body: String((await ask({ method: 'GET', url: '/api/unknown', headers: {} })).status) });
    expect((await visit(app, '/?a')).statusCode).toBe(200);

    const broken = await open({ services: brokenServices() });
    renderer.render = async ({ ask }) => ({ ...rendered, body: (await ask({ method: 'GET', url: '/healthz', headers: {} })).body });
    expect((await visit(broken, '/')).statusCode).toBe(500);
    await visit(broken, '/');
    expect(renderer.questions.length).toBe(4);
  });

  it('waits with everyone while the server starts (B-64)', async () => {
    const app = await open({ isReady: () => false });
    const { statusCode, headers, payload } = await visit(app, '/');
    expect([statusCode, headers['retry-after'], payload.includes('<div id="root"></div>'), renderer.questions.length]).toEqual([503, '2', true, 0]);
  });

  it('never repeats a host name that is none', async () => {
    const app = await open({ settings: { trustProxy: ['127.0.0.0/8', '10.0.0.0/8'], publicOrigin: undefined, rateLimit: 9, signInLimit: 25, showKit: false } });
    for (const host of ['evil"><script>', 'a b', 'x@y', 'x/y']) await visit(app, `/?${encodeURIComponent(host)}`, { host });
    expect(new Set(renderer.questions.map(({ origin }) => origin))).toEqual(new Set(['http://localhost']));
  });

  it('names the host that was asked, and none that is only passed on', async () => {
    const settings = { publicOrigin: undefined, rateLimit: 9, signInLimit: 25, showKit: false };
    for (const trustProxy of [[], ['127.0.0.0/8', '10.0.0.0/8']]) {
      const app = await open({ settings: { ...settings, trustProxy } });
      await visit(app, '/', { host: 'daftar.example', 'x-forwarded-host': 'told.example' });
    }
    expect(renderer.questions.map(({ origin }) => origin)).toEqual(['http://daftar.example', 'http://daftar.example']);
  });

  it('is limited for each address, apart from what it asks for', async () => {
    const app = await open({ settings: { trustProxy: [], publicOrigin: undefined, rateLimit: 2, signInLimit: 25, showKit: false } });
    const remoteAddress = anAddress();
    const statuses = [];
    for (const url of ['/', '/nowhere', '/']) statuses.push((await app.inject({ url, headers: { accept: 'text/html' }, remoteAddress })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await app.inject({ url: '/healthz', remoteAddress })).statusCode).toBe(200);
  });
});

const broken = async () => {
  throw new Error('broken');
};

const brokenServices = (): Services => {
  const handlers = Object.groupBy(contracts.operations, ({ service }) => service);
  return servicesWith(
    Object.fromEntries(
      Object.entries(handlers).map(([service, operations = []]) => [service, Object.fromEntries(operations.map(({ operationId }) => [operationId, broken]))]),
    ),
  );
};

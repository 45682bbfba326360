import { describe, expect, it, onTestFinished } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { languages } from '#core/device/preferences.ts';
import { freePort } from '#scripts/product/free-port.ts';
import { listenEarly } from '#server/app/starting/early-listener.ts';
import { startingAnswers } from '#server/app/starting/starting-answers.ts';
import { openServer } from './server.ts';

const html = { accept: 'text/html,application/xhtml+xml' };

async function opened(isUnmarked = false) {
  const port = await freePort();
  const listener = await listenEarly({ host: '127.0.0.1', port }, startingAnswers(productBrand, isUnmarked, languages));
  const origin = `http://127.0.0.1:${port}`;
  return { listener, port, ask: (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init }) };
}

async function starting(isUnmarked = false) {
  const { listener, ask } = await opened(isUnmarked);
  onTestFinished(listener.close);
  return ask;
}

describe('a server that starts', () => {
  it.each(['/', '/list-of-companies?sort=rating', '/nowhere'])('leads a browser on to %s', async (path) => {
    const ask = await starting();
    const answer = await ask(path, { headers: html });
    expect([answer.status, ...['retry-after', 'refresh', 'cache-control', 'connection'].map((name) => answer.headers.get(name))]).toEqual([
      503,
      '2',
      '2',
      'no-store',
      'close',
    ]);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; frame-ancestors 'none'/,
    );
    expect(await answer.text()).toContain('<h1>Starting up</h1>');
    const head = await ask(path, { headers: html, method: 'HEAD' });
    expect([head.status, head.headers.get('refresh'), await head.text()]).toEqual([503, '2', '']);
  });

  it.each([
    ['the language that the browser asks for', { 'accept-language': 'hi-IN,en;q=0.5' }, 'lang="hi" data-theme="system"'],
    ['the language and theme that were chosen', { cookie: 'lang=hi; theme=dark' }, 'lang="hi" data-theme="dark"'],
    ['English, where it knows neither', {}, 'lang="en"'],
  ])('speaks %s', async (_what, headers, said) => {
    const ask = await starting();
    expect(await (await ask('/', { headers: { ...html, ...headers } })).text()).toContain(said);
  });

  it('tells a form that it did not arrive, and lets no browser send it twice', async () => {
    const ask = await starting();
    const answer = await ask('/login/google/callback', { method: 'POST', headers: html, body: 'code=one' });
    expect([answer.status, answer.headers.get('refresh'), answer.headers.get('retry-after')]).toEqual([503, null, '2']);
    const page = await answer.text();
    expect(page).toContain('What you sent did not arrive.');
    expect(page).not.toContain('<script');
  });

  it.each([
    ['/readyz', {}],
    ['/api/company/v1/companies', html],
    ['/static/index.js', {}],
  ])('tells a program at %s when to come back', async (path, headers) => {
    const ask = await starting();
    const answer = await ask(path, { headers });
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([503, '2', 'application/problem+json']);
    expect(await answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE', requestId: answer.headers.get('x-request-id') });
  });

  it('lives, and shows no logo while the brand’s own cannot be fetched', async () => {
    const ask = await starting(true);
    const health = await ask('/healthz');
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    expect(await (await ask('/', { headers: html })).text()).not.toContain('<svg');
  });

  it('gives its port to the server that is ready without refusing or losing a request', async () => {
    const { listener, ask } = await opened();
    const app = await openServer();
    onTestFinished(() => app.close());
    onTestFinished(() => new Promise((resolve) => app.server.close(() => resolve())));
    const statuses: number[] = [];
    const reader = async (): Promise<void> => {
      while (statuses.at(-1) !== 200) statuses.push((await ask('/readyz')).status);
    };
    const readers = Promise.all(Array.from({ length: 8 }, reader));
    await expect.poll(() => statuses.length).toBeGreaterThan(20);
    await listener.handOver(app.server);
    await readers;
    expect(new Set(statuses)).toEqual(new Set([503, 200]));
    expect((await ask('/readyz', { headers: html })).headers.get('refresh')).toBeNull();
  });
});

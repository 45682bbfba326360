import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { languages } from '#core/device/preferences.ts';
import { freePort } from '#scripts/product/free-port.ts';
import { Metrics } from '#server/adapters/system/metrics.ts';
import { metricsAccess } from '#server/app/metrics/metrics-access.ts';
import { metricsWhileStarting, type MetricsParts } from '#server/app/metrics/metrics-routes.ts';
import { listenEarly } from '#server/app/starting/early-listener.ts';
import { startingAnswers } from '#server/app/starting/starting-answers.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { exampleCall } from './calls.ts';
import { contracts, list, openServer } from './server.ts';

const plain = { trustProxy: [], publicOrigin: undefined, rateLimit: 1_000_000, signInLimit: 500, showKit: false };
const token = 'a-token-of-the-monitoring';
const url = '/metrics';

type AccessSettings = Partial<Parameters<typeof metricsAccess>[0]>;

const partsWith = (settings: AccessSettings = {}): MetricsParts => ({
  metrics: new Metrics(new FakeClock()),
  access: metricsAccess({ ...plain, ...settings }),
});

async function monitored(settings: AccessSettings = {}) {
  const monitoring = partsWith(settings);
  const app = await openServer({ monitoring, settings: { ...plain, ...settings } });
  onTestFinished(() => app.close());
  const figures = async () => (await app.inject({ url, ...(settings.metricsToken ? { headers: { authorization: `Bearer ${token}` } } : {}) })).body;
  return { app, monitoring, figures };
}

const linesOf = (text: string, name: string): string[] => text.split('\n').filter((line) => line.startsWith(`${name}{`));

describe('the figures for monitoring (GET /metrics)', () => {
  it('are read by a program of the machine itself, and are never cached', async () => {
    const { app } = await monitored();
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    for (const remoteAddress of ['127.8.9.1', '::1', '::ffff:127.0.0.1']) expect((await app.inject({ url, remoteAddress })).statusCode).toBe(200);
  });

  it.each<[string, object, AccessSettings]>([
    ['another address', { remoteAddress: '10.1.2.3' }, {}],
    ['another address that names this machine', { remoteAddress: '10.1.2.3', headers: { host: 'localhost' } }, {}],
    ['a proxy that says for whom it asks', { headers: { 'x-forwarded-for': '127.0.0.1' } }, {}],
    ['a proxy of another make', { headers: { forwarded: 'for=127.0.0.1' } }, {}],
    ['a page that was led here under the name of its site', { headers: { host: 'rebound.example' } }, {}],
    ['a proxy that is trusted and says nothing', {}, { trustProxy: ['loopback'] }],
    ['a proxy that is not named, for an origin that is', {}, { publicOrigin: 'http://daftar.example' }],
    ['nobody with the token', {}, { metricsToken: token }],
    ['a wrong token', { headers: { authorization: 'Bearer a-token-of-the-monitorinG' } }, { metricsToken: token }],
    ['a token of another length', { headers: { authorization: `Bearer ${token}x` } }, { metricsToken: token }],
    ['another method', { method: 'POST' }, {}],
  ])('are not there for %s, as nothing is at any unknown URL', async (_whom, how, settings) => {
    const { app } = await monitored(settings);
    const [refused, unknown] = [await app.inject({ url, ...how }), await app.inject({ url: '/nothing-here', ...how })];
    const recorded = ({ statusCode, headers, body }: typeof refused) => [
      statusCode,
      { ...headers, 'x-request-id': '', date: '' },
      body.replace(/"requestId":"[^"]*"/, ''),
    ];
    expect(recorded(refused)).toEqual(recorded(unknown));
    expect(refused.statusCode).toBe(404);
  });

  it('need the token, from anywhere over https, never where it came unencrypted', async () => {
    const { app } = await monitored({ metricsToken: token, publicOrigin: 'https://daftar.example', trustProxy: ['loopback'] });
    const ask = async (headers: object) => (await app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } })).statusCode;
    expect(await ask({})).toBe(200);
    expect(await ask({ 'x-forwarded-for': '10.1.2.3', 'x-forwarded-proto': 'https' })).toBe(200);
    expect(await ask({ 'x-forwarded-for': '10.1.2.3', 'x-forwarded-proto': 'http' })).toBe(301);
  });

  it('grow exactly by requests per route pattern, and reveal nobody’s requests', async () => {
    const { app, figures } = await monitored();
    await app.inject({ url: `${list}?name=somebody` });
    await app.inject({ url: list });
    await app.inject({ url: '/api/company/v1/company/pravaha-cloudworks' });
    await app.inject({ method: 'POST', url: '/api/v4/log/error', payload: {} });
    await app.inject({ url: '/nothing/of/asha@example.com' });
    await figures();
    const text = await figures();
    expect(linesOf(text, 'daftar_http_requests_total').sort()).toEqual([
      'daftar_http_requests_total{method="GET",operation="/api/company/v1/companies",status="2xx"} 2',
      'daftar_http_requests_total{method="GET",operation="/api/company/v1/company/:urlName",status="2xx"} 1',
      'daftar_http_requests_total{method="GET",operation="unknown",status="4xx"} 1',
      'daftar_http_requests_total{method="POST",operation="/api/v4/log/error",status="4xx"} 1',
    ]);
    expect(linesOf(text, 'daftar_http_request_seconds_count')).toContain('daftar_http_request_seconds_count{operation="/api/company/v1/companies"} 2');
    expect(text).not.toMatch(/pravaha|asha|somebody|127\.0\.0\.1/);
  });

  it('have one label for all keyed writings, so that scrapes reveal no moment by kind', async () => {
    const { app, figures } = await monitored();
    const written = contracts.operations.filter(({ changes, takesSignature, takesContribution }) => changes && (takesSignature || takesContribution));
    const ids = written.map(({ operationId }) => operationId);
    expect(ids).toEqual(
      expect.arrayContaining(['createReview', 'createSalary', 'createInterview', 'submitBenefits', 'createPost', 'createComment', 'castVote']),
    );
    for (const operation of written) await app.inject({ ...exampleCall(operation), headers: {} });
    const text = await figures();
    const counted = linesOf(text, 'daftar_http_requests_total').map((line) => /operation="([^"]*)"/.exec(line)?.[1]);
    expect(new Set(counted)).toEqual(new Set(['written-by-key']));
    expect(linesOf(text, 'daftar_http_request_seconds_count')).toEqual([`daftar_http_request_seconds_count{operation="written-by-key"} ${written.length}`]);
  });

  it('have as many lines after a thousand unknown URLs as after one', async () => {
    const { app, figures } = await monitored();
    await app.inject({ url: '/unknown-0' });
    const before = (await figures()).split('\n').length;
    for (let at = 1; at < 1_000; at++) await app.inject({ url: `/unknown-${at}?q=${at}` });
    const after = await figures();
    expect(after.split('\n').length).toBe(before);
    expect(linesOf(after, 'daftar_http_requests_total')).toEqual(['daftar_http_requests_total{method="GET",operation="unknown",status="4xx"} 1000']);
  });

  it('include what is measured on request, without what hangs or fails', async () => {
    const clock = new FakeClock();
    const metrics = new Metrics(clock);
    let waiting = 3;
    metrics.add({ name: 'queue', help: 'A queue.', label: 'queue', read: () => ({ mail: waiting }) });
    metrics.add({ name: 'gone', help: 'Gone.', label: 'state', read: () => Promise.reject(new Error('No database')) });
    metrics.add({ name: 'hanging', help: 'Hangs.', label: 'state', read: () => new Promise(() => undefined) });
    const read = () => clock.passUntil(metrics.text());
    const text = await read();
    expect([linesOf(text, 'queue'), linesOf(text, 'gone'), linesOf(text, 'hanging')]).toEqual([['queue{queue="mail"} 3'], [], []]);
    waiting = 0;
    expect(linesOf(await read(), 'queue')).toEqual(['queue{queue="mail"} 0']);
  });

  it('tell of memory, processor and the event loop', async () => {
    const metrics = new Metrics(new FakeClock());
    metrics.addProcess();
    expect(await metrics.text()).toMatch(/process_resident_memory_bytes \d+[\s\S]*nodejs_eventloop_lag_p99_seconds/);
  });

  it('are available while the server starts or is unready, to those permitted', async () => {
    const app = await openServer({ monitoring: partsWith(), isReady: () => false });
    expect((await app.inject({ url })).statusCode).toBe(200);
    const port = await freePort();
    const others = startingAnswers(productBrand, false, languages);
    const listener = await listenEarly({ host: '127.0.0.1', port }, metricsWhileStarting(partsWith(), others));
    onTestFinished(listener.close);
    const ask = (path: string, headers = {}) =>
      new Promise((resolve, reject) =>
        request({ host: '127.0.0.1', port, path, headers }, (answer) => resolve([answer.resume().statusCode, answer.headers['cache-control']]))
          .on('error', reject)
          .end(),
      );
    expect(await ask('/metrics')).toEqual([200, 'no-store']);
    expect(await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' })).toEqual([503, 'no-store']);
    expect(await ask('/readyz')).toEqual([503, 'no-store']);
  });
});

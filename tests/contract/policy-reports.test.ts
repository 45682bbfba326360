import { describe, expect, it, onTestFinished } from 'vitest';
import { Metrics } from '#server/adapters/system/metrics.ts';
import { openLog } from '#server/app/process/log.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { openServer } from './server.ts';
import { openTestSite } from './site.ts';

const secret = 'asha-7f3a9b1c';
const page = `https://daftar.test/overview/${secret}-overview?token=${secret}`;

const older = (change: object = {}) => ({
  'csp-report': {
    'document-uri': page,
    referrer: page,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': secret,
    'blocked-uri': `https://evil.test/${secret}.js`,
    'script-sample': secret,
    ...change,
  },
});

const newer = (effectiveDirective: string, blockedURL: string, documentURL = page) => ({
  type: 'csp-violation',
  age: 12,
  url: documentURL,
  user_agent: secret,
  body: { documentURL, effectiveDirective, blockedURL, sample: secret, sourceFile: page, lineNumber: 3 },
});

async function opened() {
  const lines: string[] = [];
  const clock = new FakeClock();
  const metrics = new Metrics(clock);
  const site = openTestSite(async () => ({ status: 200, head: '<title>x</title>', body: 'x', hydration: '{}', chunks: [], isForEveryone: true }));
  const app = await openServer({
    site,
    clock,
    log: openLog('warn', { write: (line) => void lines.push(line) }),
    monitoring: { metrics, access: { mayRead: () => true } },
    settings: { trustProxy: [], publicOrigin: 'https://daftar.test', rateLimit: 1_000, signInLimit: 25, showKit: false },
  });
  onTestFinished(async () => {
    await app.close();
    site.remove();
  });
  const report = async (payload: object, type = 'application/csp-report', remoteAddress = '203.0.113.7') =>
    (await app.inject({ method: 'POST', url: '/policy-reports', headers: { 'content-type': type }, payload: JSON.stringify(payload), remoteAddress }))
      .statusCode;
  const counted = async () => (await metrics.text()).split('\n').filter((line) => line.startsWith('daftar_policy_breaches_total{'));
  return { app, clock, lines, report, counted };
}

const grouped = 'application/reports+json';
const one = (directive: string, blocked: string, count = 1) => `daftar_policy_breaches_total{directive="${directive}",blocked="${blocked}"} ${count}`;

describe('a page that broke its policy', () => {
  it('is reported to its own site, by the older way and the newer', async () => {
    const { app } = await opened();
    const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toMatch(/; report-uri \/policy-reports; report-to policy$/);
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
  });

  it('is counted by directive and blocked source, and nothing else is stored', async () => {
    const { report, counted, lines } = await opened();
    expect(await report(older())).toBe(204);
    const sources: readonly (readonly [string, string])[] = [
      ['script-src-elem', 'inline'],
      ['style-src-attr', 'https://daftar.test/static/x.css'],
      ['img-src', `chrome-extension://${secret}/x.png`],
      ['connect-src', `wss://evil.test/${secret}`],
      ['trusted-types', 'trusted-types-policy'],
      [secret, `${secret}://x`],
    ];
    expect(
      await report(
        sources.map((source) => newer(...source)),
        grouped,
      ),
    ).toBe(204);
    expect((await counted()).toSorted()).toEqual(
      [
        one('script-src-elem', 'foreign'),
        one('script-src-elem', 'inline'),
        one('style-src-attr', 'own'),
        one('img-src', 'extension'),
        one('connect-src', 'foreign'),
        one('trusted-types', 'trusted-types-policy'),
        one('other', 'other'),
      ].toSorted(),
    );
    expect(lines.map((line) => JSON.parse(line).breaches)).toEqual([{ 'script-src-elem foreign': 1 }]);
    expect([...lines, ...(await counted())].join('')).not.toContain(secret);
  });

  it('is logged once a minute, with all that came since', async () => {
    const { report, lines, clock } = await opened();
    for (let turn = 0; turn < 5; turn++) await report(older());
    clock.advance(59_999);
    await report(older({ 'blocked-uri': 'inline' }));
    expect(lines).toHaveLength(1);
    clock.advance(1);
    await report(older());
    expect(lines.map((line) => JSON.parse(line).breaches)).toEqual([
      { 'script-src-elem foreign': 1 },
      { 'script-src-elem foreign': 5, 'script-src-elem inline': 1 },
    ]);
  });

  it('is ignored for other sites, and refused if invalid, too large or too frequent', async () => {
    const { report, counted } = await opened();
    for (const url of ['https://evil.test/', 'http://daftar.test/', 'https://daftar.test.evil.test/', 'about:blank', secret])
      expect([await report(older({ 'document-uri': url })), await report([newer('script-src', 'inline', url)], grouped)]).toEqual([204, 204]);
    for (const odd of [{}, [], [null], { 'csp-report': [secret] }]) expect(await report(odd, grouped)).toBe(204);
    expect(await counted()).toEqual([]);
    expect(await report(older(), 'application/json')).toBe(415);
    expect(await report(older({ 'original-policy': 'x'.repeat(33_000) }))).toBe(413);
    expect(
      await report(
        Array.from({ length: 70 }, () => newer('img-src', 'data')),
        grouped,
      ),
    ).toBe(204);
    expect(await counted()).toEqual([one('img-src', 'data', 50)]);
    const statuses = [];
    for (let turn = 0; turn < 61; turn++) statuses.push(await report(older(), undefined, '203.0.113.99'));
    expect([statuses.indexOf(429), statuses.filter((status) => status === 204).length]).toEqual([60, 60]);
  });
});

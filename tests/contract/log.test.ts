import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { databaseFailure } from '#server/adapters/database/database-failure.ts';
import { openLog, shortLines } from '#server/app/process/log.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { openServer, servicesWith } from './server.ts';
import { openTestSite } from './site.ts';

const canary = 'canary-7f3a9b1c5d2e8f4a6b0c';
const forged = `x\r\n{"level":"info","msg":"${canary}"}\u001b[31m`;

/** Log lines of a request with a canary in every header and parameter. */
async function logged(short = false): Promise<string[]> {
  const lines: string[] = [];
  const sink = { write: (line: string) => void lines.push(line) };
  const broken = async ({ query }: { query: { name: string } }) => {
    throw Object.assign(new Error(`duplicate key: mail ${query.name}@mail.test, token ${canary}`), { detail: canary, code: '23505' });
  };
  const site = openTestSite(async () => Promise.reject(new Failure('broken', `https://daftar.test/?token=${canary}`)));
  const app = await openServer({
    site,
    log: openLog('debug', short ? shortLines(sink) : sink),
    services: servicesWith({ company: { listCompanies: broken as never } }),
  });
  const headers = {
    'user-agent': forged,
    cookie: `AT=${canary}`,
    authorization: `Bearer ${canary}`,
    referer: `https://x.test/${canary}`,
    'x-forwarded-for': canary,
    'x-request-id': canary,
    accept: 'text/html',
  };
  await app.inject({ url: `/api/company/v1/companies?name=${canary}`, headers, remoteAddress: '203.0.113.77' });
  await app.inject({ url: `/overview/${canary}-overview?token=${canary}`, headers, remoteAddress: '203.0.113.77' });
  await app.inject({ url: `/${canary}?k=${canary}`, headers, remoteAddress: '203.0.113.77' });
  await app.inject({
    method: 'POST',
    url: '/api/v4/log/error',
    headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'none', appid: '999', systemid: 'AB_WEB' },
    payload: { error: { name: canary, message: forged }, display: 'WEB' },
    remoteAddress: '203.0.113.77',
  });
  await app.inject({
    method: 'POST',
    url: '/api/v4/log/error',
    headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'none' },
    payload: `{"${canary}`,
    remoteAddress: '203.0.113.77',
  });
  await app.inject({ url: `/%c0${canary}`, headers, remoteAddress: '203.0.113.77' });
  await app.close();
  site.remove();
  return lines;
}

describe('the log', () => {
  it('has one JSON line per request: its pattern and how it went', async () => {
    const lines = await logged();
    for (const line of lines) expect(line).toBe(`${JSON.stringify(JSON.parse(line))}\n`);
    const requests = lines.map((line) => JSON.parse(line)).filter(({ status }) => status !== undefined);
    expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/company/v1/companies', 500],
      ['GET', '/overview/:page', 200],
      ['GET', 'unknown', 404],
      ['POST', '/api/v4/log/error', 204],
      ['POST', '/api/v4/log/error', 400],
      ['GET', 'unknown', 404],
    ]);
    for (const request of requests) expect(request).toMatchObject({ requestId: expect.stringMatching(/^r-/), ms: expect.any(Number) });
  });

  it('says its time in UTC', async () => {
    const times = (await logged()).map((line) => String(JSON.parse(line).time));
    expect(times.filter((time) => new Date(time).toISOString() !== time)).toEqual([]);
  });

  it('tells what broke, under the name the answer carried', async () => {
    const errors = (await logged()).map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
    expect(errors.map(({ msg, err }) => [msg, err.name])).toEqual([
      ['A request broke', 'Error'],
      ['A page could not be rendered', 'Failure'],
      ['A page could not be rendered', 'Failure'],
      ['A page could not be rendered', 'Failure'],
    ]);
    expect(errors[0]).toMatchObject({
      requestId: expect.stringMatching(/^r-/),
      route: '/api/company/v1/companies',
      err: { code: '23505', stack: expect.stringContaining('log.test.ts') },
    });
  });

  it('holds nothing of what was searched for, whether that is answered or breaks (F-14)', async () => {
    const lines: string[] = [];
    const suggestSearch = async ({ query }: { query: { q: string } }) => {
      throw new Error(`no such lexeme: ${query.q}`);
    };
    const site = openTestSite(async ({ url }) => Promise.reject(new Failure('broken', url)));
    const log = openLog('debug', { write: (line) => void lines.push(line) });
    const app = await openServer({ site, log, services: servicesWith({ search: { suggestSearch: suggestSearch as never } }) });
    const headers = { accept: 'text/html', referer: `https://daftar.test/search?q=${canary}` };
    for (const path of ['/search', '/api/search/v1/suggest', '/api/search/v1/search']) await app.inject({ url: `${path}?q=${canary}`, headers });
    await app.close();
    site.remove();
    const requests = lines.map((line) => JSON.parse(line)).filter(({ status }) => status !== undefined);
    expect(requests.map(({ route, status }) => [route, status])).toEqual([
      ['/search', 200],
      ['/api/search/v1/suggest', 500],
      ['/api/search/v1/search', 200],
    ]);
    expect(lines.join('')).not.toContain(canary);
  });

  it('says why the database failed, with schema names and none of its values', async () => {
    const lines: string[] = [];
    const away = Object.assign(new Error('the database system is shutting down'), { code: '57P03', detail: canary });
    const twice = Object.assign(new Error('duplicate key (name)=(a whisper)'), {
      code: '23505',
      table: 'persona',
      constraint: 'persona_name_key',
      detail: canary,
    });
    const failing = [away, twice].map((error) => async () => Promise.reject(databaseFailure(error)));
    for (const listCompanies of failing) {
      const log = openLog('debug', { write: (line) => void lines.push(line) });
      const app = await openServer({ log, services: servicesWith({ company: { listCompanies: listCompanies as never } }) });
      await app.inject({ url: '/api/company/v1/companies' });
      await app.close();
    }
    const recorded = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
    expect(recorded.map(({ level, msg, err }) => [level, msg, err.message, err.database])).toEqual([
      [
        'warn',
        'A request could not be answered just now',
        'The database cannot be reached just now: the database system is shutting down (57P03)',
        { sqlState: '57P03', means: 'stopped from outside' },
      ],
      [
        'error',
        'A request broke',
        'The database could not answer: constraint violated in table persona, constraint persona_name_key (23505)',
        { sqlState: '23505', means: 'constraint violated', table: 'persona', constraint: 'persona_name_key' },
      ],
    ]);
    for (const secret of [canary, 'a whisper']) expect(lines.join('')).not.toContain(secret);
  });

  it.each([
    ['failed', { message: 'The database cannot be reached just now: timeout: waited 5 s for a connection' }],
    ['was done after all', undefined],
  ])('tells of an answer that took too long, and that what it waited for %s', async (how, err) => {
    const lines: string[] = [];
    const [clock, work] = [new FakeClock(), Promise.withResolvers<never>()];
    const log = openLog('debug', { write: (line) => void lines.push(line) });
    const app = await openServer({ log, clock, services: servicesWith({ company: { listCompanies: () => work.promise } }) });
    const asked = app.inject({ url: '/api/company/v1/companies' });
    await clock.untilWaitedFor(2_000);
    clock.advance(2_000);
    expect((await asked).statusCode).toBe(503);
    if (err) work.reject(databaseFailure(new Error('timeout: waited 5 s for a connection')));
    else work.resolve(undefined as never);
    await new Promise(setImmediate);
    await app.close();
    const recorded = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg !== undefined);
    const which = { level: 'info', requestId: expect.stringMatching(/^r-/), route: '/api/company/v1/companies' };
    expect(recorded).toMatchObject([
      { ...which, msg: 'A request could not be answered just now', err: { message: 'The answer took longer than 1.8 s.' } },
      { ...which, msg: `A request that took too long ${how}`, ...(err && { err }) },
    ]);
  });

  it.each([false, true])('knows nobody, and nothing that anyone sent (S-13, S-64, S-121)', async (short) => {
    const text = (await logged(short)).join('');
    expect(text.length).toBeGreaterThan(200);
    for (const secret of [canary, '203.0.113.77', '\u001b', '\r', 'mail.test']) expect(text).not.toContain(secret);
  });
});

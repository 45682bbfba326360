import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findingsIn } from '../report/findings.ts';
import { contracts } from './contracts.ts';
import { answeringServer, type Answered } from './answering.ts';
import { brokenOf, checked, notRunOf, startService, type RunningService } from './service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService(contracts, ['company', 'log', 'system']);
});
beforeEach(() => service.plant({}));
afterAll(() => service.close());

const page = (status: number, body = '<!doctype html><h1>Nothing is here</h1>'): Answered => ({ status, headers: { 'content-type': 'text/html' }, body });

const shown = ({ headers }: Answered, status: number, type: string, body: string): Answered => ({
  status,
  headers: { 'x-request-id': headers['x-request-id'] ?? '', 'content-type': type },
  body,
});

describe('a service that is not where the run looks for it (R-250, R-251)', () => {
  it.each([
    ['404', page(404), '404 text/html'],
    ['a page of an app whatever is asked', page(200), '200 text/html'],
    ['a redirect', { status: 302, headers: { location: '/sign-in' }, body: '' }, '302'],
    ['404 in JSON', { status: 404, headers: { 'content-type': 'application/json' }, body: '{"detail":"Not Found"}' }, '404 application/json'],
    ['a gateway that finds nobody', page(502), '502 text/html'],
  ])('is said in one sentence, where it answers %s', async (_what, answered, short) => {
    const foreign = await answeringServer(async () => ({ ...answered }));
    const sentence =
      `Nothing of company is served at ${foreign.baseUrl}: GET /api/company/v1/companies and 13 other operations answer ${short}; ` +
      '--base-url is what comes before /api/company.';
    await expect(checked(foreign, { service: 'company' })).rejects.toThrow(sentence);
    await foreign.close();
  });

  it('is reported where the base URL repeats how the contract’s paths begin', async () => {
    const doubled = { baseUrl: `${service.baseUrl}/api/company` };
    await expect(checked(doubled, { service: 'company' })).rejects.toThrow(
      '; leave /api/company out of --base-url, as the paths of the contract begin with it.',
    );
    await expect(checked(doubled, { service: 'company', only: ['getCompany'] })).rejects.toThrow('Nothing of company is served');
  });
});

describe('an operation that is not served (R-250, R-251)', () => {
  const isFacts = (url: string): boolean => /\/v1\/company\/[^/]+$/.test(url.split('?', 1)[0] ?? '');

  it.each([
    ['404 as a page', 404, 'text/html', '<h1>Not found</h1>'],
    ['404 in JSON', 404, 'application/json', '{"detail":"Not Found"}'],
    ['501', 501, 'text/plain', ''],
    ['405', 405, 'application/json', '{"detail":"Method Not Allowed"}'],
  ])('is one finding, where it answers %s, and nothing else is asked of it', async (_what, status, type, body) => {
    const urls: string[] = [];
    service.plant({
      before: (asked) => {
        urls.push(asked.url);
        return asked;
      },
      after: (answered, { url }) => void (isFacts(url) && Object.assign(answered, shown(answered, status, type, body))),
    });
    const outcomes = await checked(service, { service: 'company' });
    expect(findingsIn(outcomes).map(({ operations, sentence }) => [operations, sentence])).toEqual([
      [['getCompany'], `It is not served: it answers ${status} ${type}, as an address does behind which there is nothing.`],
    ]);
    expect(notRunOf(outcomes)).toContain('It is not served.');
    expect(urls.filter(isFacts).length).toBeLessThan(15);
  });

  it('is another thing than one whose refusals have their own form', async () => {
    service.plant({
      after: (answered, { url }) =>
        void (isFacts(url) && answered.status === 404 && Object.assign(answered, shown(answered, 404, 'application/json', '{"error":"no such company"}'))),
    });
    const broken = brokenOf(await checked(service, { service: 'company', only: ['getCompany', 'listCompanies', 'getCompanyFilters'] }));
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.flatMap(({ violations }) => violations.map(({ sentence }) => sentence)).filter((one) => one.includes('not served'))).toEqual([]);
  });
});

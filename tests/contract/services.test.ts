import { describe, expect, it } from 'vitest';
import type { Companies } from '#core/companies/companies.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';
import type { ErrorReport } from '#core/errors/error-report.ts';
import { Failure } from '#core/failure.ts';
import type { DataMap } from '#core/privacy/data-map.ts';
import { notReady } from '#server/app/wiring/not-ready.ts';
import { companyService } from '#server/services/company-service.ts';
import { logService } from '#server/services/log-service.ts';
import { systemService } from '#server/services/system-service.ts';
import { examplesOf } from '#openapi/checker/examples.ts';
import { FakeDumps } from '#tests/fakes/dump/fake-dumps.ts';
import { FakeOperators } from '#tests/fakes/operator/fake-operators.ts';
import { refusal } from './calls.ts';
import { contracts, openServer, servicesWith } from './server.ts';

const answerOf = <Value>(operationId: string): Value => {
  const found = contracts.operations.find((operation) => operation.operationId === operationId);
  return examplesOf(found?.pointer.at('responses', '200'))[0]?.[1] as Value;
};

const url = '/api/company/v1/companies';

/** Companies that answer with contract examples and record requests. */
const openCompanies = async () => {
  const asked: { pageSize: number | undefined; search: CompanySearch; after: string | null | undefined }[] = [];
  const companies: Companies = {
    list: async (search, after, pageSize) => {
      asked.push({ pageSize, search, after });
      return answerOf('listCompanies');
    },
    filters: async () => answerOf('getCompanyFilters'),
    header: async () => answerOf('getCompanyHeader'),
    facts: async (urlName) => {
      if (urlName !== 'pravaha-cloudworks') throw new Failure('missing');
      return answerOf('getCompany');
    },
  };
  const app = await openServer({
    services: servicesWith({
      company: companyService({
        companies,
        colleges: notReady(),
        companyProfiles: notReady(),
        badges: notReady(),
        employerConducts: notReady(),
        companyNeighbours: notReady(),
        reviews: notReady(),
        salaries: notReady(),
        interviews: notReady(),
        benefits: notReady(),
      }),
    }),
  });
  return { app, asked };
};

describe('the company service', () => {
  it('turns the query into a search, and the limit into the size of a page', async () => {
    const { app, asked } = await openCompanies();
    await app.inject({ url });
    await app.inject({
      url: `${url}?name=%20cloud%20&industry=a&industry=b-c&location=pune&size=1k-5k&size=1%20Lakh%2B&rating=4.5&sort=rating&cursor=abc&limit=7`,
    });
    expect(asked).toEqual([
      { pageSize: 20, search: everyCompany, after: undefined },
      {
        pageSize: 7,
        search: { name: 'cloud', industry: ['a', 'b-c'], location: ['pune'], size: ['1k-5k', '1 Lakh+'], rating: 4.5, sort: 'rating' },
        after: 'abc',
      },
    ]);
  });

  it('asks once for questions that mean the same', async () => {
    const { app, asked } = await openCompanies();
    for (const query of ['?sort=name&name=a', '?name=a&sort=name', '?name=a&sort=name&limit=20']) await app.inject({ url: url + query });
    expect(asked.length).toBe(1);
  });

  it.each(['getCompanyFilters', 'getCompany', 'getCompanyHeader'])('answers what the companies know: %s', async (operationId) => {
    const { app } = await openCompanies();
    const path = contracts.operations.find((operation) => operation.operationId === operationId)?.path.replace('{urlName}', 'pravaha-cloudworks');
    expect((await app.inject({ url: path! })).json()).toEqual(answerOf(operationId));
  });

  it('says so when there is no such company', async () => {
    const { app } = await openCompanies();
    expect(await refusal(app, { url: '/api/company/v1/company/nobody' })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('the log service', () => {
  it('files a report as it came, and says nothing in return (R-228)', async () => {
    const filed: ErrorReport[] = [];
    const app = await openServer({
      services: servicesWith({ log: logService({ usageCounts: notReady(), errorReports: { file: async (report) => void filed.push(report) } }) }),
    });
    const payload = { error: { name: 'TypeError', message: 'x is undefined' }, display: 'WEB', screen: '/overview/:page' };
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/v4/log/error',
      payload,
      headers: { appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin' },
    });
    expect([statusCode, body, filed]).toEqual([204, '', [payload]]);
  });
});

describe('the system service', () => {
  it('lives from the first moment, and is ready when the database is (B-64)', async () => {
    let dataMap: DataMap = notReady();
    const becomesReady = async (): Promise<void> => void (await dataMap.map());
    const app = await openServer({
      services: { ...servicesWith(), system: () => systemService({ dataMap, operators: new FakeOperators(), dumps: new FakeDumps() }, becomesReady) },
    });
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const { status, code, answer } = await refusal(app, { url: '/readyz' });
    expect([status, code, Number(answer.headers['retry-after']) > 0]).toEqual([503, 'UNAVAILABLE', true]);
    dataMap = { map: async () => [] };
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
    expect((await app.inject({ url: '/api/system/v1/data-map' })).json()).toEqual({ tables: [] });
  });
});

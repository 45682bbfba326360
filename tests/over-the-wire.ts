import { Http } from '#web/adapters/http.ts';
import { servicesOver, type Keepers } from '#server/app/keepers.ts';
import { openHouse, somebody } from '#tests/contract/house.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCompanies } from '#tests/fakes/fake-companies.ts';
import { FakeErrorReports } from '#tests/fakes/fake-error-reports.ts';
import { FakeImages } from '#tests/fakes/fake-images.ts';
import { FakeRecords } from '#tests/fakes/fake-records.ts';

const origin = 'http://daftar.test';

/** The browser's door to a server that keeps what the test says: the whole way there and back, but for the cable. */
export async function overTheWire(keepers: Partial<Keepers>): Promise<Http> {
  const clock = new FakeClock();
  const { services } = servicesOver(() => ({
    companiesBy: () => new FakeCompanies(),
    errorReports: new FakeErrorReports(clock),
    records: new FakeRecords(),
    images: new FakeImages(),
    ping: async () => undefined,
    ...keepers,
  }));
  const app = await openHouse({ services });
  const identity = { appid: '999', systemid: 'AB_WEB' } as const;
  return new Http({ origin, identity, patienceMs: [], clock, fetch: (input, init) => answered(app, new Request(input, init)) });
}

async function answered(app: Awaited<ReturnType<typeof openHouse>>, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const { statusCode, headers, payload } = await app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    remoteAddress: somebody(),
    headers: { ...Object.fromEntries(request.headers), host: 'daftar.test', 'sec-fetch-site': 'same-origin' },
    ...(body ? { payload: body } : {}),
  });
  const texts = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]]));
  return new Response(statusCode === 204 ? null : payload, { status: statusCode, headers: texts });
}

import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { Http } from '#web/adapters/http/http.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { fakeAdapters } from './adapters.ts';
import { openServer, anAddress } from './contract/server.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

const origin = 'http://daftar.test';

/** The browser's HTTP client over a server inside the process that holds what the test says. */
export async function overTheWire(ports: Partial<Ports>, clock: FakeClock = new FakeClock()): Promise<Http> {
  const adapters = fakeAdapters(ports, clock);
  const { services, callers } = servicesOver(() => adapters);
  return browserOf(await openServer({ services, callers, clock }), clock);
}

/** A browser of its own, with its own cookies, that reaches a server. */
export function browserOf(app: FastifyInstance, clock: Clock, carried: Readonly<Record<string, string>> = {}): Http {
  const cookies = new Map<string, string>(Object.entries(carried));
  const identity = { appid: '999', systemid: 'AB_WEB' } as const;
  return new Http({ origin, identity, retryDelaysMs: [], clock, fetch: (input, init) => answered(app, cookies, new Request(input, init)) });
}

async function answered(app: FastifyInstance, cookies: Map<string, string>, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const carried = request.credentials === 'omit' ? new Map<string, string>() : cookies;
  const body = Buffer.from(await request.arrayBuffer());
  const { statusCode, headers, payload } = await app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    remoteAddress: anAddress(),
    headers: {
      ...Object.fromEntries(request.headers),
      host: 'daftar.test',
      'sec-fetch-site': 'same-origin',
      ...(carried.size > 0 ? { cookie: [...carried].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
    },
    ...(body.length > 0 ? { payload: body } : {}),
  });
  for (const line of [headers['set-cookie'] ?? []].flat()) keepCookie(carried, line);
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || Array.isArray(value) ? [] : [[name, String(value)] as [string, string]],
  );
  return new Response(statusCode === 204 ? null : payload, { status: statusCode, headers: texts });
}

/** Keeps a cookie as a browser would; one that lives for no time is gone. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/Max-Age=0\b/.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

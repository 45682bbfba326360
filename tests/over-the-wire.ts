import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { Http } from '#web/adapters/http/http.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { fakeAdapters } from './adapters.ts';
import { openServer, anAddress } from './contract/server.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

export const origin = 'http://daftar.test';

/** Browser HTTP client over an in-process server with the test's ports. */
export async function overTheWire(ports: Partial<Ports>, clock: FakeClock = new FakeClock()): Promise<Http> {
  return browserOf(await serverOver(ports, clock), clock);
}

/** Clients used one at a time, so that all share a server. */
export function overTheWireInTurn(): typeof overTheWire {
  let former: FastifyInstance | undefined;
  return async (ports, clock = new FakeClock()) => {
    await former?.close();
    former = await serverOver(ports, clock);
    return browserOf(former, clock);
  };
}

function serverOver(ports: Partial<Ports>, clock: FakeClock): Promise<FastifyInstance> {
  const adapters = fakeAdapters(ports, clock);
  const { services, callers } = servicesOver(() => adapters);
  return openServer({ services, callers, clock });
}

/** Browser traffic: a request with headers and body, and the cookies set. */
export interface Passage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly setCookies: readonly string[];
}

export type Watch = (passage: Passage) => void;

export function browserOf(app: FastifyInstance, clock: Clock, carried: Readonly<Record<string, string>> = {}, watch: Watch = () => undefined): Http {
  const cookies = new Map<string, string>(Object.entries(carried));
  const identity = { appid: '999', systemid: 'AB_WEB' } as const;
  return new Http({ origin, identity, retryDelaysMs: [], clock, fetch: (input, init) => answered(app, cookies, new Request(input, init), watch) });
}

/** Fetch without cookies, as with omitted credentials. */
export const fetchOf = (app: FastifyInstance, watch: Watch) => (request: Request) => answered(app, new Map(), request, watch);

async function answered(app: FastifyInstance, cookies: Map<string, string>, request: Request, watch: Watch): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const carried = request.credentials === 'omit' ? new Map<string, string>() : cookies;
  const body = Buffer.from(await request.arrayBuffer());
  const sent = {
    ...Object.fromEntries(request.headers),
    host: 'daftar.test',
    'sec-fetch-site': 'same-origin',
    ...(carried.size > 0 ? { cookie: [...carried].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
  };
  const { statusCode, headers, rawPayload } = await app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    remoteAddress: anAddress(),
    headers: sent,
    ...(body.length > 0 ? { payload: body } : {}),
  });
  const setCookies = [headers['set-cookie'] ?? []].flat();
  for (const line of setCookies) keepCookie(carried, line);
  watch({ path: pathname, headers: sent, body: body.toString(), setCookies });
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    // The date is of this machine, and the clock of a test is where it wants.
    value === undefined || Array.isArray(value) || name === 'date' ? [] : [[name, String(value)] as [string, string]],
  );
  return new Response(statusCode === 204 ? null : Uint8Array.from(rawPayload), { status: statusCode, headers: texts });
}

/** Stores a cookie as browsers do. No lifetime deletes it. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/Max-Age=0\b/.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

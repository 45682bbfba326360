import { Http } from '#web/adapters/http/http.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

/** HTTP client that hands on each request body, with the recorded requests. */
export function wireTo(take: (body: unknown, headers: Headers) => Promise<void>) {
  const asked: Request[] = [];
  const http = new Http({
    origin: 'http://daftar.test',
    identity: { appid: '999', systemid: 'AB_WEB' },
    retryDelaysMs: [],
    clock: new FakeClock(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      await take(await request.clone().json(), request.headers);
      return new Response(null, { status: 204 });
    },
  });
  return { http, asked };
}

import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Adapts a listening server to tests that inject calls. Cast, as it does no more. */
export const overHttp = (origin: string): FastifyInstance => ({ inject: (call: InjectOptions) => asked(origin, call) }) as unknown as FastifyInstance;

async function asked(origin: string, { method = 'GET', url, headers, payload, query }: InjectOptions) {
  const target = new URL(url as string, origin);
  for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, String(value));
  const { host: _host, ...others } = headers ?? {};
  const call = request(target, { method, headers: others });
  call.end(payload as string | Buffer | undefined);
  const [answer] = await once(call, 'response');
  const said = await text(answer);
  return { statusCode: answer.statusCode, headers: answer.headers, payload: said, json: () => JSON.parse(said) };
}

import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { Readiness } from '#server/app/process/readiness.ts';
import { stop } from '#server/app/process/stopping.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { misfits } from './calls.ts';
import { openServer, servicesWith, silent } from './server.ts';

const list = '/api/company/v1/companies';
let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  app = await listening(await openServer());
});
afterEach(() => app.close());

async function listening(started: FastifyInstance): Promise<FastifyInstance> {
  await started.listen({ port: 0, host: '127.0.0.1' });
  port = (started.server.address() as AddressInfo).port;
  return started;
}

async function raw(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const request = (line: string, headers: readonly string[] = [], body = '') =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n${body}`;
const writer = ['Content-Type: application/json', 'appid: 999', 'systemid: AB_WEB', 'Sec-Fetch-Site: same-origin'];
const report = '{"error":{"name":"E","message":"m"},"display":"WEB"}';

const expectRefusal = (answer: { status: number; head: string; body: string }, status: number) => {
  expect(answer.status, answer.head).toBe(status);
  expect(answer.head).toContain('content-type: application/problem+json');
  const problem = JSON.parse(answer.body);
  expect(misfits('common.yaml#/components/schemas/Problem', problem)).toEqual([]);
  for (const header of [
    `x-request-id: ${problem.requestId}`,
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'x-frame-options: deny',
  ])
    expect(answer.head).toContain(header);
};

describe('on the wire', () => {
  it('what is no request is refused as a problem too (S-01, S-63)', async () => {
    expectRefusal(await raw('NONSENSE\r\n\r\n'), 400);
    expectRefusal(await raw(request('GET /', ['Content-Length: x'])), 400);
    expectRefusal(await raw(request('GET /', [`X-Long: ${'x'.repeat(20_000)}`])), 431);
    expectRefusal(await raw(request('POST /api/v4/log/error', [...writer, 'Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n')), 400);
    expectRefusal(await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'), 400);
    expectRefusal(await raw(request('GET /', ['Host: evil.test'])), 400);
  });

  it('methods from elsewhere are refused (S-11)', async () => {
    expectRefusal(await raw(request('TRACE /healthz')), 405);
    expectRefusal(await raw(request('PROPFIND /healthz')), 405);
    expectRefusal(await raw(request('CONNECT evil.test:443')), 405);
  });

  it('URLs are read as they stand (S-12)', async () => {
    for (const path of ['/static/../.env', '/static/%2e%2e/.env', '/..%2f..%2fetc/passwd', '//evil.test/', '/%00', '/.git/config'])
      expectRefusal(await raw(request(`GET ${path}`)), 404);
    expect((await raw(request(`GET http://evil.test${list}`))).status).toBe(200);
    expectRefusal(await raw(request('GET /%zz')), 400);
  });

  it('a body larger than allowed is not waited for (S-63)', async () => {
    expectRefusal(await raw(request('POST /api/v4/log/error', [...writer, 'Content-Length: 10485760'], report)), 413);
    const chunk = 'x'.repeat(0x5000);
    expectRefusal(await raw(request('POST /api/v4/log/error', [...writer, 'Transfer-Encoding: chunked'], `5000\r\n${chunk}\r\n0\r\n\r\n`)), 413);
    expect((await raw(request('POST /api/v4/log/error', [...writer, `Content-Length: ${report.length}`], report))).status).toBe(204);
  });

  it('a refusal during a body’s upload reaches its sender, and the connection stays (S-63)', async () => {
    const body = 'x'.repeat(1_000_000);
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (bytes) => (said += String(bytes))).on('error', () => (said += 'The connection broke.'));
    socket.on('end', () => (said += 'The connection was closed.'));
    socket.write(`POST /api/v4/log/error HTTP/1.1\r\nHost: x\r\n${writer.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n`);
    await vi.waitUntil(() => /BODY_TOO_LARGE|The connection/.test(said));
    socket.write(`${body}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`);
    await vi.waitUntil(() => /HTTP\/1\.1 200|The connection/.test(said));
    expect(said).toMatch(/^HTTP\/1\.1 413 .*BODY_TOO_LARGE.*HTTP\/1\.1 200/s);
    socket.destroy();
  });
});

describe('told to stop', () => {
  const stopping = (clock = new FakeClock()) => ({ log: silent, clock, readiness: new Readiness(clock), closeLines: () => undefined });

  /** Server whose list of companies answers when the test says so. */
  async function holding() {
    await app.close();
    let finish: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    const stored = new Promise<void>((resolve) => (finish = resolve));
    const listCompanies = async () => {
      begun();
      await stored;
      return { items: [], next: null };
    };
    app = await listening(await openServer({ services: servicesWith({ company: { listCompanies } }) }));
    return { started, finish };
  }

  it('the server finishes what runs, then closes the rest, then leaves with 0 (B-08)', async () => {
    const { started, finish } = await holding();
    const steps: string[] = [];
    const kept = connect(port, '127.0.0.1');
    kept.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(kept, 'data');
    const running = fetch(`http://127.0.0.1:${port}${list}`).then(async (answer) => steps.push(`answered ${answer.status} ${await answer.text()}`));
    await started;
    const left = stop({ app, ...stopping(), close: async () => void steps.push('closed'), exit: (code) => void steps.push(`left ${code}`) });
    await once(kept, 'close');
    finish();
    await running;
    await left;
    expect(steps).toEqual(['answered 200 {"items":[],"next":null}', 'closed', 'left 0']);
  });

  it('the server answers everyone who connects while closing, and cuts nobody off (B-64)', async () => {
    await app.close();
    const { clock, readiness, ...others } = stopping();
    app = await listening(await openServer({ clock, readiness }));
    const clients = Array.from({ length: 20 }, () => askUntilFailure(port));
    expect(await failureOf(port)).toBeUndefined();
    await stop({ app, clock, readiness, ...others, close: async () => undefined, exit: () => undefined });
    expect(new Set(await Promise.all(clients))).toEqual(new Set(['ECONNREFUSED']));
  });

  it('a server that cannot close says so by its code (B-09)', async () => {
    const codes: number[] = [];
    await stop({ app, ...stopping(), close: async () => Promise.reject(new Failure('broken', 'stuck')), exit: (code) => void codes.push(code) });
    expect(codes).toEqual([1]);
  });
});

const keptAlive = new Agent({ keepAlive: true });

const failureOf = (to: number) =>
  new Promise<string | undefined>((resolve) => {
    const question = get({ port: to, host: '127.0.0.1', path: '/healthz', agent: keptAlive }, (answer) => answer.resume().on('end', () => resolve(undefined)));
    question.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

/** Repeats requests as fast as they are answered. Returns the final failure. */
async function askUntilFailure(to: number): Promise<string> {
  for (;;) {
    const failure = await failureOf(to);
    if (failure !== undefined) return failure;
  }
}

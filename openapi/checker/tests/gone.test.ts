import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Asking } from '../asking.ts';
import { largestMegabytes } from '../bounded-bytes.ts';
import { accepted } from '../check.ts';
import { Mailbox } from '../mailbox.ts';
import { valuesAt } from '../names/things.ts';
import { requireAnswer } from '../require-answer.ts';
import { Schemas } from '../schemas.ts';
import { Wire, type Answer } from '../wire.ts';
import { contracts } from './contracts.ts';
import { answeringServer, listeningServer } from './answering.ts';

const call = { method: 'GET', target: '/', headers: {} } as const;

it('a vanished service differs from one resetting connections, and is not awaited (R-250, R-251)', async () => {
  const server = await answeringServer(async () => ({ status: 200, headers: {}, body: '' }));
  const wire = new Wire(server.baseUrl, {});
  expect([(await wire.send(call)).status, wire.whyGone]).toEqual([200, undefined]);
  await server.close();
  for (let nth = 1; nth <= 8; nth++) await wire.send(call).catch(() => undefined);
  expect(wire.whyGone).toContain('ECONNREFUSED');
  await expect(wire.send(call)).rejects.toThrow('ECONNREFUSED');
  wire.close();
});

it('a list of lists names nothing, however deep it is', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(valuesAt({ items: deep }, ['items', 'id'])).toEqual([]);
  expect(valuesAt({ items: [{ id: 'a' }] }, ['items', 'id'])).toEqual(['a']);
});

const megabyte = Buffer.alloc(1e6, 'a');

/** Writes endlessly. */
const endless: RequestListener = (_request, response) => {
  const more = (): void => {
    while (response.write(megabyte));
  };
  response.on('drain', more);
  more();
};
const mute: RequestListener = () => undefined;
const halting: RequestListener = (_request, response) => void response.write('{');
const of =
  (body: Uint8Array, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, headers).end(body);

/** Outcome of a call to a listener within a timeout. */
async function answered(listener: RequestListener, timeoutMs = 60_000): Promise<Answer> {
  const { baseUrl, close } = await listeningServer(listener);
  const wire = new Wire(baseUrl, {}, timeoutMs);
  return wire.send(call).finally(() => {
    wire.close();
    return close();
  });
}

async function codesFrom(listener: RequestListener, timeoutMs = 60_000): Promise<ReadonlySet<string>> {
  const { baseUrl, close } = await listeningServer(listener);
  return new Mailbox({ url: baseUrl, timeoutMs: 0 }, timeoutMs).codesFor('asha@mail.test', /\b\d{6}\b/g).finally(close);
}

describe('an answer without end (R-250, R-251)', () => {
  it('is read no further than the largest may be', async () => {
    expect(await answered(endless)).toMatchObject({ status: 200, text: '', isWhole: false });
    const largest = await answered(of(Buffer.alloc(largestMegabytes * 1e6, 'a')));
    expect([largest.text.length, largest.isWhole]).toEqual([largestMegabytes * 1e6, true]);
  });

  it('is asked for as it is, and nothing in it is unpacked', async () => {
    let asked: unknown;
    const { text } = await answered((request, response) => {
      asked = request.headers['accept-encoding'];
      of(gzipSync('{}'), { 'content-encoding': 'gzip' })(request, response);
    });
    expect([asked, text.length > 10]).toEqual(['identity', true]);
  });

  it('is no page of mails either, also where it is packed', async () => {
    const tooLarge = `its answer is larger than ${largestMegabytes} MB.`;
    await expect(codesFrom(endless)).rejects.toThrow(tooLarge);
    await expect(codesFrom(of(gzipSync(Buffer.alloc(11e6)), { 'content-encoding': 'gzip' }))).rejects.toThrow(tooLarge);
    expect([...(await codesFrom(of(gzipSync('Your code is 123456.'), { 'content-encoding': 'gzip' })))]).toEqual(['123456']);
  });
});

describe('an answer that is late (R-250, R-251)', () => {
  it.each([
    ['does not begin', mute, 'it did not answer within 0.1 s'],
    ['does not end', halting, 'its answer did not end within 0.1 s'],
  ])('is said with the time that was waited, where it %s', async (_what, listener, sentence) => {
    await expect(answered(listener, 100)).rejects.toThrow(sentence);
    await expect(codesFrom(listener, 100)).rejects.toThrow(`No mails can be read at http://127.0.0.1:`);
    await expect(codesFrom(listener, 100)).rejects.toThrow(`${sentence}.`);
  });

  it('is said before anything is held, and of each request', async () => {
    const { baseUrl, close } = await listeningServer(mute);
    const wire = new Wire(baseUrl, {}, 20);
    await expect(requireAnswer(wire)).rejects.toThrow(`The service at ${baseUrl} cannot be checked: it did not answer within 0.02 s.`);
    const operation = contracts.operations.find(({ operationId }) => operationId === 'getCompany')!;
    const asking = new Asking(wire, new Schemas(contracts.files), { limitsOff: true, newSession: undefined });
    const { violations } = await asking.outcomeOf(operation, { kind: 'examples', what: 'any', call, expects: accepted(operation) });
    expect(violations.map(({ sentence }) => sentence)).toEqual(['It did not answer within 0.02 s.']);
    wire.close();
    await close();
  });

  it('is the end of a service, where it is so several times', async () => {
    const { baseUrl, close } = await listeningServer(mute);
    const wire = new Wire(baseUrl, {}, 20);
    for (let nth = 1; nth <= 6; nth++) await wire.send(call).catch(() => undefined);
    expect(wire.whyGone).toBe('it did not answer within 0.02 s');
    wire.close();
    await close();
  });
});

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guardedFetch } from '#server/adapters/system/ssrf-guard.ts';
import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import { ModelRephrasers } from '#server/adapters/rephrase/model-rephrasers.ts';
import { OpenidTokens } from '#server/adapters/providers/openid-tokens.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

async function aServer(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

const clock = new FakeClock();
const mine = guardedFetch(clock);
const megabyte = 1_000_000;

/** Outgoing requests of every kind to a server at this origin. */
const calls: Readonly<Record<string, (origin: string) => Promise<unknown>>> = {
  'a language model': async (origin) => {
    const { responseType } = await new ModelRephrasers({ url: `${origin}/model`, key: 'k', model: 'm' }, mine).rephrase({
      title: 'Relieving letter',
      description: 'They hold my relieving letter since two months.',
    });
    if (responseType === 'UNKNOWN') throw new Error(responseType);
  },
  'a provider about itself': (origin) => configured(origin).configurationOf('naukri'),
};

const configured = (origin: string) => new ConfiguredProviders({ naukri: { clientId: 'daftar', issuer: origin } }, ['naukri'], mine);

describe.each(Object.entries(calls))('a call to %s (S-71)', (_whom, call) => {
  it('is led nowhere else', async () => {
    const elsewhere = await aServer((_request, response) => response.end('{}'));
    for (const status of [301, 302, 303, 307, 308]) {
      const there = await aServer((_request, response) => response.writeHead(status, { location: `${elsewhere.origin}/stolen` }).end());
      await expect(call(there.origin)).rejects.toBeInstanceOf(Error);
      expect(there.asked.length).toBe(1);
    }
    expect(elsewhere.asked).toEqual([]);
  });

  it('ends after five seconds, also where something drips all the time', async () => {
    for (const hasBegun of [false, true]) {
      const there = await aServer((_request, response) => void (hasBegun && response.writeHead(200, { 'content-type': 'application/json' }).write('{')));
      const asked = once(there.server, 'request');
      const outcome = call(there.origin).then(
        () => 'answered',
        () => 'ended',
      );
      const [request] = await asked;
      clock.advance(4_999);
      expect(request.socket.destroyed).toBe(false);
      clock.advance(1);
      expect(await outcome).toBe('ended');
    }
  });

  it('takes a megabyte and no more', async () => {
    const closed: Promise<unknown>[] = [];
    const there = await aServer((_request, response) => {
      closed.push(once(response, 'close'));
      response.writeHead(200, { 'content-type': 'application/json' });
      const flood = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        response.once('drain', flood);
      };
      flood();
    });
    await expect(call(there.origin)).rejects.toBeInstanceOf(Error);
    await Promise.all(closed);
  });
});

describe('a careful question', () => {
  it('takes an answer of a megabyte whole, and lets nobody wait who has it', async () => {
    const there = await aServer((_request, response) => response.end('x'.repeat(megabyte)));
    expect((await (await mine(there.origin)).text()).length).toBe(megabyte);
    const large = await aServer((_request, response) => response.end('x'.repeat(megabyte + 1)));
    await expect(mine(large.origin)).rejects.toThrow('too large');
  });

  it('fetches a provider’s keys and token information in the same way (S-71)', async () => {
    const elsewhere = await aServer((_request, response) => response.end('{}'));
    const there = await aServer((request, response) => {
      if (request.url !== '/.well-known/openid-configuration') return void response.writeHead(307, { location: elsewhere.origin }).end();
      const at = (path: string) => `http://${request.headers.host}${path}`;
      const known = {
        issuer: at(''),
        authorization_endpoint: at('/auth'),
        token_endpoint: at('/token'),
        introspection_endpoint: at('/introspect'),
        jwks_uri: at('/jwks'),
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(known));
    });
    const tokens = new OpenidTokens(configured(there.origin), mine);
    const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'k1' })).toString('base64url');
    expect(await tokens.inCredential('naukri', `${header}.e30.c2ln`, 'http://localhost', 'nonce')).toBeUndefined();
    expect(await tokens.inAccessToken('naukri', 'a-token', 'http://localhost')).toBeUndefined();
    expect(there.asked).toEqual(expect.arrayContaining(['/jwks', '/introspect']));
    expect(elsewhere.asked).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { exampleAnswer, contracts, list, openServer, servicesWith } from './server.ts';

const listing = contracts.operations.find(({ operationId }) => operationId === 'listCompanies')!;
const remoteAddress = '203.0.113.77';
const settings = { trustProxy: [], publicOrigin: undefined, rateLimit: 2, signInLimit: 500, showKit: false };

async function opened() {
  const made = { times: 0 };
  const listCompanies = async () => {
    made.times++;
    return exampleAnswer(listing);
  };
  const app = await openServer({ settings, services: servicesWith({ company: { listCompanies } }) });
  const ask = async () => (await app.inject({ url: list, remoteAddress })).statusCode;
  return { app, made, ask };
}

describe('a server that the tests of a process have in turn', () => {
  it('carries no answers or counts from one test over to the next', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { app, made, ask } = await opened();
      expect([await ask(), await ask(), await ask(), made.times]).toEqual([200, 200, 429, 1]);
      await app.close();
    }
  });

  it('is separate for each of two open at once, and answers by its parts', async () => {
    const [one, other] = [await opened(), await opened()];
    expect([await one.ask(), one.made.times, other.made.times]).toEqual([200, 1, 0]);
    expect([await other.ask(), one.made.times, other.made.times]).toEqual([200, 1, 1]);
  });

  it('answers nobody who has closed it', async () => {
    const { app, ask } = await opened();
    await app.close();
    await expect(ask()).rejects.toThrow('This server is closed.');
  });

  it('is never lent again once it has listened', async () => {
    const { app } = await opened();
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.close();
    expect(app.server.listening).toBe(false);
    const { ask } = await opened();
    expect(await ask()).toBe(200);
  });
});

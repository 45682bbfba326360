import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inside } from '#server/app/traffic/rate-limits.ts';
import { exampleCall, expectProblem, refusal } from './calls.ts';
import { anAddress, contracts, openServer } from './server.ts';

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const reader = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const closed = contracts.operations.filter(({ refusesBots }) => refusesBots);

const askedBy = (operation: (typeof closed)[number], userAgent: string) => {
  const call = exampleCall(operation);
  return { ...call, remoteAddress: anAddress(), headers: { ...call.headers, 'user-agent': userAgent } };
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await openServer();
});
afterAll(() => app.close());

describe('calls that search engines are refused', () => {
  it('are those of filters, comparisons, comments, details of pages and the browsing history (R-234, S-93)', () => {
    const names = closed.map(({ operationId }) => operationId);
    expect(names).toEqual(expect.arrayContaining(['getCompanyFilters', 'compareSalaries', 'listPostComments', 'createComment']));
  });

  it.each(closed.map((operation) => [operation.operationId, operation] as const))(
    'refuse a crawler without signing anyone out, and answer readers as ever: %s (R-234)',
    async (_name, operation) => {
      const { status, code, answer } = await refusal(app, askedBy(operation, crawler));
      expectProblem(answer);
      expect([status, code]).toEqual([422, 'BOT_REFUSED']);
      expect((await app.inject(askedBy(operation, reader))).statusCode).toBe(operation.success.status);
    },
  );

  it('are no calls of a crawler while the server renders a page for it (R-233)', async () => {
    const filters = closed.find(({ operationId }) => operationId === 'getCompanyFilters')!;
    expect((await app.inject({ ...askedBy(filters, crawler), remoteAddress: inside })).statusCode).toBe(200);
  });

  it('leave everything else to crawlers: a name opens and closes nothing but these (S-93)', async () => {
    for (const operation of contracts.operations.filter((one) => one.isOpen && !one.refusesBots && one.method === 'get'))
      expect((await app.inject(askedBy(operation, crawler))).statusCode, operation.operationId).toBe(operation.success.status);
  });

  it('are limited for everyone, whatever they call themselves (R-234)', async () => {
    const settings = { trustProxy: [], publicOrigin: undefined, rateLimit: 2, memberLimit: 2, signInLimit: 25, showKit: false };
    const filters = closed.find(({ operationId }) => operationId === 'getCompanyFilters')!;
    const limited = await openServer({ settings });
    const from = anAddress();
    const statuses = [];
    for (const userAgent of [reader, crawler, reader])
      statuses.push((await limited.inject({ ...askedBy(filters, userAgent), remoteAddress: from })).statusCode);
    expect(statuses).toEqual([200, 422, 429]);
  });
});

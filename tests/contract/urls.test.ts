import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { expectProblem } from './calls.ts';
import { contracts, openServer, anAddress } from './server.ts';
import { openTestSite } from './site.ts';

/** Pages whose ending older URLs lack. Any other ending redirects there. */
const endings = ['reviews', 'benefits'] as const;
const shown = Object.values(screens).map((screen) =>
  screen.replace(':page', `surya-textiles-${endings.find((ending) => screen.startsWith(`/${ending}/`)) ?? 'overview'}`),
);
const site = openTestSite(async ({ url }) => ({
  status: shown.includes(url) ? 200 : 404,
  head: '<title>x</title>',
  body: shown.includes(url) ? 'here it is' : 'nothing here',
  hydration: '{}',
  chunks: [],
  isForEveryone: true,
}));

let app: FastifyInstance;
beforeAll(async () => {
  app = await openServer({ site });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const visit = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept }, remoteAddress: anAddress() });

describe('every URL', () => {
  it('of a screen answers with a page, whatever the reader accepts', async () => {
    for (const screen of shown) {
      const answer = await visit(screen, '*/*');
      expect([answer.statusCode, answer.headers['content-type']], screen).toEqual([200, 'text/html; charset=utf-8']);
    }
  });

  it('that is none shows a person the missing page, and tells a program', async () => {
    for (const url of ['/nowhere', '/overview', '/list-of-companies/', '//evil', '/%00']) {
      const { statusCode, payload } = await visit(url);
      expect([statusCode, payload.includes('nothing here')], url).toEqual([404, true]);
      const recorded = await visit(url, 'application/json');
      expectProblem(recorded);
      expect([recorded.statusCode, recorded.json().code], url).toEqual([404, 'ROUTE_UNKNOWN']);
    }
    for (const url of ['/api', '/api/company/v1/nothing', '/images', '/images/a/b', '/static/gone.0a1b2c.js', '/api/v4/log/error/x']) {
      const answer = await visit(url);
      expectProblem(answer);
      expect(answer.statusCode, url).toBe(404);
    }
  });

  it('with invalid escapes shows people the missing page, and tells programs it is unreadable', async () => {
    for (const url of ['/%ff', '/%c0%af', '/p/%e0%a4', '/communities/%', '/%ff?a=%ff']) {
      const { statusCode, payload, headers } = await visit(url);
      expect([statusCode, headers['content-type'], payload.includes('nothing here')], url).toEqual([404, 'text/html; charset=utf-8', true]);
      const recorded = await visit(url, 'application/json');
      expectProblem(recorded);
      expect([recorded.statusCode, recorded.json().code], url).toEqual([400, 'REQUEST_INVALID']);
    }
    for (const url of ['/api/%ff', '/static/%ff.js', '/media/%ff']) {
      const answer = await visit(url);
      expectProblem(answer);
      expect(answer.statusCode, url).toBe(400);
    }
  });

  it('of a screen takes nothing but reading (S-11)', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'TRACE'] as const) {
      const answer = await app.inject({
        method,
        url: '/overview/x-overview',
        ...(method === 'TRACE' ? {} : { payload: 'a=b' }),
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      });
      expectProblem(answer);
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('of an operation is the URL of no screen (D-15)', () => {
    for (const { path } of contracts.operations)
      expect(
        shown.filter((screen) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(screen)),
        path,
      ).toEqual([]);
  });
});

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { minuteMs } from '#core/figures/durations.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#core/failure.ts';
import type { SiteUrls } from '#core/navigation/site-urls.ts';
import { Encoded } from '../http/encoded.ts';
import type { Origin } from '../http/origin.ts';
import type { ResponseCaches } from '../traffic/response-cache.ts';
import { movedFor } from './moved.ts';
import { isPartName, sitemapPath, robotsAt, sitemapAt, sitemapIndexAt } from './sitemap.ts';

const maxEntries = 50;
/** Lifetime is short, since question URLs contain their text and deletions must vanish soon. */
const freshMs = 10 * minuteMs;

/** Time to count all pages or list thousands. */
const timeoutMs = 8_000;

interface SitemapParts {
  readonly urls: SiteUrls;
  readonly origin: Origin;
  readonly caches: ResponseCaches;
}

/** Serves robots.txt, sitemap index and compressed parts. */
export function sitemapRoutes(app: FastifyInstance, { urls, origin, caches }: SitemapParts): void {
  const [texts, parts] = [caches.open<Encoded>(maxEntries), caches.open<Buffer>(maxEntries)];
  const options = { onRequest: app.rateLimit({}), config: { timeoutMs } };
  const sendText = async (request: FastifyRequest, reply: FastifyReply, type: string, make: (at: string) => Promise<string>) => {
    const at = origin.of(request);
    const file = await texts.get(`${at} ${type}`, freshMs, async () => new Encoded(await make(at)));
    const { bytes, encoding } = await file.for(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({ ...tenMinutes, vary: 'accept-encoding' })
      .type(type)
      .send(bytes);
  };
  app.get('/robots.txt', options, (request, reply) => sendText(request, reply, 'text/plain; charset=utf-8', async (at) => robotsAt(at)));
  app.get('/sitemap.xml', options, (request, reply) => sendText(request, reply, 'application/xml; charset=utf-8', (at) => sitemapIndexAt(at, urls)));
  app.get<{ Params: { file: string } }>('/sitemap/:file', options, async (request, reply) => {
    const [, name = '', isCompressed] = /^([A-Za-z0-9-]+)\.xml(\.gz)?$/.exec(request.params.file) ?? [];
    if (!isPartName(name)) throw new Failure('missing');
    if (!isCompressed) return movedFor(request, reply, sitemapPath(name));
    const at = origin.of(request);
    const bytes = await parts.get(`${at} ${name}`, freshMs, async () => {
      const text = await sitemapAt(at, urls, name);
      if (text === undefined) throw new Failure('missing');
      return promisify(gzip)(text);
    });
    return reply.headers(tenMinutes).type('application/gzip').send(bytes);
  });
}

const tenMinutes = { 'cache-control': 'public, max-age=600' };

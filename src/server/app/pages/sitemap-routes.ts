import { hourMs } from '#core/figures/durations.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { SiteUrls } from '#core/navigation/site-urls.ts';
import { Encoded } from '../http/encoded.ts';
import type { Origin } from '../http/origin.ts';
import { ResponseCache } from '../traffic/response-cache.ts';
import { robotsAt, sitemapAt, sitemapIndexAt } from './sitemap.ts';

const maxEntries = 50;

interface SitemapParts {
  readonly urls: SiteUrls;
  readonly origin: Origin;
  readonly clock: MonotonicClock;
}

/** Serves what search engines ask for first: where they may look (robots.txt), and what there is (sitemap). */
export function sitemapRoutes(app: FastifyInstance, { urls, origin, clock }: SitemapParts): void {
  const cache = new ResponseCache<Encoded>(clock, maxEntries);
  const onRequest = app.rateLimit({});
  const send = async (request: FastifyRequest, reply: FastifyReply, type: string, make: (at: string) => Promise<string | undefined>) => {
    const at = origin.of(request);
    const file = await cache.get(`${at} ${request.url}`, hourMs, async () => {
      const text = await make(at);
      if (text === undefined) throw new Failure('missing');
      return new Encoded(text);
    });
    const { bytes, encoding } = await file.for(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' }).type(type).send(bytes);
  };
  const xml = 'application/xml; charset=utf-8';
  app.get('/robots.txt', { onRequest }, (request, reply) => send(request, reply, 'text/plain; charset=utf-8', async (at) => robotsAt(at)));
  app.get('/sitemap.xml', { onRequest }, (request, reply) => send(request, reply, xml, (at) => sitemapIndexAt(at, urls)));
  app.get<{ Params: { file: string } }>('/sitemap/:file', { onRequest }, (request, reply) => {
    const { file } = request.params as { readonly file: string };
    return send(request, reply, xml, async (at) => (file.endsWith('.xml') ? sitemapAt(at, urls, file.slice(0, -'.xml'.length)) : undefined));
  });
}

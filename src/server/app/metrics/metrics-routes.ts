import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MeasuredGauge, Metrics } from '#server/adapters/system/metrics.ts';
import { routeOf } from '../http/request-log.ts';
import { pathAsked } from '../http/request-url.ts';
import type { Origin } from '../http/origin.ts';
import { isInside } from '../traffic/rate-limits.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { isForwarded, type MetricsAccess } from './metrics-access.ts';

export interface MetricsParts {
  readonly metrics: Metrics;
  readonly access: MetricsAccess;
}

const metricsPath = '/metrics';

const headersOf = (metrics: Metrics) => ({ 'content-type': metrics.contentType, 'cache-control': 'no-store' });

/** Hides metrics like an unknown URL; refuses tokens sent in the clear through a proxy, so owners notice. */
export function metricsRoutes(app: FastifyInstance, { metrics, access }: MetricsParts, origin: Origin): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isForMetrics(request.raw.method, pathAsked(request)) || !access.mayRead(request.raw)) return undefined;
    if (isForwarded(request.raw) && origin.saferUrl(request) !== undefined) return undefined;
    return reply.headers(headersOf(metrics)).send(await metrics.text());
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isInside(request) || reply.getHeader('content-type') === metrics.contentType) return;
    metrics.count({ method: request.method, operation: measuredAs(request), status: reply.statusCode, seconds: reply.elapsedTime / 1_000 });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Measured only as written by a key. */
    isUnnamed?: boolean;
    takesBytes?: boolean;
  }
}

/** Merges everything written by key, so that no label tells when. */
const measuredAs = (request: FastifyRequest): string => (request.routeOptions.config.isUnnamed ? 'written-by-key' : routeOf(request));

export function metricsWhileStarting({ metrics, access }: MetricsParts, others: RequestListener): RequestListener {
  return (request, response) => {
    if (!isForMetrics(request.method, pathIn(request)) || isForwarded(request) || !access.mayRead(request)) return others(request, response);
    void metrics.text().then((text) => response.writeHead(200, { ...headersOf(metrics), connection: 'close' }).end(text));
  };
}

export const renderingMeasure = (renderer: Pick<PageRenderer, 'load'>): MeasuredGauge => ({
  name: 'daftar_pages_rendering',
  help: 'Pages that are rendered just now (running), and that wait for their turn (waiting).',
  label: 'state',
  read: () => ({ ...renderer.load }),
});

const isForMetrics = (method: string | undefined, path: string): boolean => method === 'GET' && path === metricsPath;

const pathIn = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInside } from '../traffic/rate-limits.ts';
import type { Logger } from '../process/log.ts';

/** Logs route pattern and outcome, never the URL. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isInside(request)) return;
    log.info({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      requestId: request.id,
    });
  });
}

/** Route pattern without parameter choices. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url?.replace(/\(\^.*?\$\)/g, '') ?? 'unknown';

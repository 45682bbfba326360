import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInside } from '../traffic/rate-limits.ts';
import type { Logger } from '../process/log.ts';

/** One line for each answered request: what was asked by its pattern, never by its URL, and how it went. */
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

/** The pattern of the route that a request found, without the words that a part of it may be. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url?.replace(/\(\^.*?\$\)/g, '') ?? 'unknown';

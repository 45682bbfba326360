import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { screens } from '#core/navigation/screens.ts';
import type { Pages } from './pages.ts';

/** A page may wait for its turn, and asks several operations. */
const pageTimeoutMs = 8_000;

/** Serves every screen at its URL, and answers with the handler that shows what is at none (404). */
export function pageRoutes(app: FastifyInstance, pages: Pages): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const limit = app.rateLimit({});
  for (const url of Object.values(screens))
    app.get(url, { onRequest: limit, config: { timeoutMs: pageTimeoutMs } }, (request, reply) => pages.show(request, reply));
  return async (request, reply) => {
    await limit.call(app, request, reply);
    return pages.show(request, reply);
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#core/failure.ts';
import { isForMachines, pathAsked, wantsPage } from './request-url.ts';
import { refuseCrossOriginPreflight } from './csrf.ts';
import type { KnownRoutes } from './known-routes.ts';
import type { Origin } from './origin.ts';

export interface UnknownParts {
  readonly known: KnownRoutes;
  readonly origin: Origin;
  /** Answers people at unknown URLs; absent where no pages are served. */
  readonly showMissing: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined;
}

/** Answers before reading the body. */
export function answerUnknown(app: FastifyInstance, { known, origin, showMissing }: UnknownParts): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathAsked(request);
    const exact = known.exactMethodsAt(path);
    if (exact.length > 0 && !exact.includes(request.method)) return refuseMethod(request, reply, exact, origin);
    if (!request.is404) return undefined;
    const methods = known.methodsAt(path);
    if (methods.length > 0) return refuseMethod(request, reply, methods, origin);
    if (showMissing && wantsPage(request) && !isForMachines(path)) return showMissing(request, reply);
    throw new Failure('missing', 'There is nothing at this address.', { code: 'ROUTE_UNKNOWN' });
  });
}

/** Lists allowed methods; refuses cross-site preflights. */
function refuseMethod(request: FastifyRequest, reply: FastifyReply, methods: readonly string[], origin: Origin): FastifyReply {
  reply.header('allow', methods.join(', '));
  if (request.method !== 'OPTIONS') throw new Failure('invalid', 'This address does not take this method.', { code: 'METHOD_NOT_ALLOWED' });
  refuseCrossOriginPreflight(request, origin);
  return reply.code(204).header('cache-control', 'no-store').send();
}

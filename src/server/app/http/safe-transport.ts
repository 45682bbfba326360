import type { FastifyInstance } from 'fastify';
import { Failure } from '#core/failure.ts';
import { pathAsked } from './request-url.ts';
import { isInside } from '../traffic/rate-limits.ts';
import type { Origin } from './origin.ts';

/** Requires a host; redirects readers from HTTP, but refuses programs, which would not notice; internal requests pass. */
export function keepTransportSafe(app: FastifyInstance, origin: Origin): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isInside(request)) return undefined;
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new Failure('invalid', 'The request does not say which host it is for.', { code: 'REQUEST_INVALID' });
    if (request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new Failure('invalid', 'The request says more than once which host it is for.', { code: 'REQUEST_INVALID' });
    const safer = origin.saferUrl(request);
    if (!safer || /^\/(healthz|readyz)$/.test(pathAsked(request))) return undefined;
    const isPage = request.method === 'GET' && !pathAsked(request).startsWith('/api/');
    if (!isPage) throw new Failure('forbidden', 'Use HTTPS.');
    return reply.redirect(safer, 301);
  });
}

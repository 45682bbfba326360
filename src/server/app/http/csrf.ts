import type { FastifyRequest } from 'fastify';
import { Failure } from '#core/failure.ts';
import type { Origin } from './origin.ts';

/** The CSRF guard: refuses a cross-site request that would change something. A browser tells by Sec-Fetch-Site; where it does not, by Origin. One that says it comes from no site (`none`) and still names a foreign Origin is refused: no browser sends that. */
export function refuseCrossSite(request: FastifyRequest, origin: Origin): void {
  const site = request.headers['sec-fetch-site'];
  const isAlone = site === 'none' && request.headers.origin === undefined;
  const isOurs = site === 'same-origin' || isAlone || ((site === undefined || site === 'none') && origin.isNamedBy(request));
  if (!isOurs) throw crossSite();
}

/** Refuses a cross-origin preflight (CORS, CSRF). A request without an Origin need not say where it comes from. */
export function refuseCrossOriginPreflight(request: FastifyRequest, origin: Origin): void {
  if (request.headers.origin !== undefined && !origin.isNamedBy(request)) throw crossSite();
}

const crossSite = (): Failure => new Failure('forbidden', 'This request came from another site.', { code: 'CROSS_SITE' });

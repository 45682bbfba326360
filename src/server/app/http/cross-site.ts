import type { FastifyRequest } from 'fastify';
import { Failure } from '#core/failure.ts';
import type { Origin } from './origin.ts';

/** Refuses what would change something on the word of another site. A browser tells by Sec-Fetch-Site; where it does not, by Origin. */
export function refuseCrossSite(request: FastifyRequest, origin: Origin): void {
  const site = request.headers['sec-fetch-site'];
  const isOurs = site === undefined ? origin.isNamedBy(request) : site === 'same-origin' || site === 'none';
  if (!isOurs) throw crossSite();
}

/** Refuses what a browser asks beforehand for another site. Nobody needs to say where a plain question comes from. */
export function refuseForeignQuestion(request: FastifyRequest, origin: Origin): void {
  if (request.headers.origin !== undefined && !origin.isNamedBy(request)) throw crossSite();
}

const crossSite = (): Failure => new Failure('forbidden', 'This request came from another site.', { code: 'CROSS_SITE' });

import type { FastifyRequest } from 'fastify';
import { Failure } from '#core/failure.ts';
import type { Origin } from './origin.ts';

/** Refuses cross-site changes by Sec-Fetch-Site or Origin, including `none` with a foreign Origin. */
export function refuseCrossSite(request: FastifyRequest, origin: Origin): void {
  const site = request.headers['sec-fetch-site'];
  const isAlone = site === 'none' && request.headers.origin === undefined;
  const isOurs = site === 'same-origin' || isAlone || ((site === undefined || site === 'none') && origin.isNamedBy(request));
  if (!isOurs) throw site === undefined && request.headers.origin === undefined ? unsaid(origin.of(request)) : crossSite();
}

/** Refuses cross-origin preflights (CORS, CSRF); requests without Origin pass. */
export function refuseCrossOriginPreflight(request: FastifyRequest, origin: Origin): void {
  if (request.headers.origin !== undefined && !origin.isNamedBy(request)) throw crossSite();
}

const unsaid = (ours: string): Failure =>
  new Failure('forbidden', `Send an Origin header of this site, ${ours}, as nothing says where this request comes from.`, { code: 'CROSS_SITE' });

const crossSite = (): Failure => new Failure('forbidden', 'This request came from another site.', { code: 'CROSS_SITE' });

import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#core/failure.ts';

/** The peer address of a request that this process asks itself. No network has it. */
export const inside = 'inside';

export const isInside = ({ raw }: FastifyRequest): boolean => raw.socket.remoteAddress === inside;

const windowMs = 300_000;

/** The rate limit of all requests: so many an address in five minutes; a household with IPv6 counts as one. Requests of this process itself are free. */
export const rateLimitsOf = (max: number): RateLimitPluginOptions => ({
  global: false,
  max,
  timeWindow: windowMs,
  allowList: isInside,
  errorResponseBuilder: (_request, context) => new Failure('limited', `Too many requests. Try again in ${secondsIn(context)} seconds.`),
  addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': true },
  addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
});

const secondsIn = (context: object): number => Math.ceil(('ttl' in context && typeof context.ttl === 'number' ? context.ttl : windowMs) / 1_000);

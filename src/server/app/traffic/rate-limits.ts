import { minuteMs } from '#core/figures/durations.ts';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#core/sessions/request-context.ts';
import { Failure } from '#core/failure.ts';
import { networkOf } from './network.ts';
import type { RateCounts } from './rate-counts.ts';

/** The peer address of a request that this process asks itself. No network has it. */
export const inside = 'inside';

export const isInside = ({ raw }: FastifyRequest): boolean => raw.socket.remoteAddress === inside;

const windowMs = 5 * minuteMs;
const memberPrefix = 'member ';
const personaPrefix = 'persona ';

/** The number of requests that a member may make, and that all guests of one network may together. */
export interface Allowed {
  readonly member: number;
  readonly guests: number;
}

/** The limit of a request by its key: a member has one alone and so has a persona that signs, the guests of a network share one. */
export const allowedBy =
  ({ member, guests }: Allowed) =>
  (_request: FastifyRequest, key: string): number =>
    key.startsWith(memberPrefix) || key.startsWith(personaPrefix) ? member : guests;

/** Tells who is behind a request: a member by their session, or a persona by its signature. */
interface Known {
  readonly callerOf: (request: FastifyRequest) => Promise<Caller | undefined>;
  readonly personaOf: (request: FastifyRequest) => Promise<string | undefined>;
}

/** The key that a request counts by: the member or the persona, wherever they are, and for guests the network. Where nobody can tell who asks, it is the network too. */
const rateKeyBy = (known: Known) => async (request: FastifyRequest) => {
  const [caller, persona] = await Promise.allSettled([known.callerOf(request), known.personaOf(request)]);
  if (caller.status === 'fulfilled' && caller.value) return `${memberPrefix}${caller.value.member.userId}`;
  return persona.status === 'fulfilled' && persona.value !== undefined ? `${personaPrefix}${persona.value}` : networkOf(request.ip);
};

/**
 * The rate limit of pages and data in five minutes. Two minutes of reading are about 48 requests: an office of 500 guests behind one address makes 24,000 in
 * them, and nobody notices who else reads (T-11). Requests of this process itself are free.
 */
export const rateLimitsOf = (allowed: Allowed, counts: RateCounts, known: Known): RateLimitPluginOptions => ({
  global: false,
  max: allowedBy(allowed),
  timeWindow: windowMs,
  keyGenerator: rateKeyBy(known),
  store: counts.store,
  allowList: isInside,
  errorResponseBuilder: (_request, context) => new Failure('limited', `Too many requests. Try again in ${secondsIn(context)} seconds.`),
  addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': true },
  addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
});

/** The limit of a route that asks nobody who the caller is: all count by network, as widely as guests. */
export const limitByNetwork = { keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) };

/** The rate limit of pictures in a minute, apart from all else: a page may show many, and one address that looks up a thousand a second stops after seconds. */
export const pictureLimit = { max: allowedBy({ member: 1_200, guests: 12_000 }), timeWindow: minuteMs };

/** The rate limit of pictures that are drawn when they are asked for, in a minute: each takes a tenth of a second of the processor. */
export const drawnLimit = { max: 60, timeWindow: minuteMs };

const secondsIn = (context: object): number => Math.ceil(('ttl' in context && typeof context.ttl === 'number' ? context.ttl : windowMs) / 1_000);

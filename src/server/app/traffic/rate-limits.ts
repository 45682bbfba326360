import { minuteMs } from '#core/figures/durations.ts';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#core/sessions/request-context.ts';
import { Failure } from '#core/failure.ts';
import { networkOf } from './network.ts';
import type { RateCounts } from './rate-counts.ts';

/** Pseudo address of internal requests. */
export const inside = 'inside';

export const isInside = ({ raw }: FastifyRequest): boolean => raw.socket.remoteAddress === inside;

const windowMs = 5 * minuteMs;
const memberPrefix = 'member ';
const personaPrefix = 'persona ';
const deskPrefix = 'desk ';
const ownPrefixes = [memberPrefix, personaPrefix, deskPrefix];

export interface Allowed {
  readonly member: number;
  readonly guests: number;
}

/** Members, signing personas and logins at desks have their own limit; a network's guests share one. */
export const allowedBy =
  ({ member, guests }: Allowed) =>
  (_request: FastifyRequest, key: string): number =>
    ownPrefixes.some((prefix) => key.startsWith(prefix)) ? member : guests;

interface Known {
  readonly callerOf: (request: FastifyRequest) => Promise<Caller | undefined>;
  readonly personaOf: (request: FastifyRequest) => Promise<string | undefined>;
  readonly deskOf: (request: FastifyRequest) => Promise<string | undefined>;
}

/** Member, persona or login at a desk; the network for guests or unknown callers. */
const rateKeyBy = (known: Known) => async (request: FastifyRequest) => {
  const [caller, persona] = await Promise.allSettled([known.callerOf(request), known.personaOf(request)]);
  if (caller.status === 'fulfilled' && caller.value) return `${memberPrefix}${caller.value.member.userId}`;
  if (persona.status === 'fulfilled' && persona.value !== undefined) return `${personaPrefix}${persona.value}`;
  const desk = await known.deskOf(request).catch(() => undefined);
  return desk === undefined ? networkOf(request.ip) : `${deskPrefix}${desk}`;
};

/** Five-minute limit with room for 500 guests behind one address (T-11); internal requests are free. */
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

/** Counts by network only, on routes that look up no caller. */
export const limitByNetwork = { keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) };

/** Separate picture limit per minute, which stops mass look-ups. */
export const pictureLimit = { max: allowedBy({ member: 1_200, guests: 12_000 }), timeWindow: minuteMs };

/** Limit per minute for pictures drawn on demand, at a tenth of a second of processor each. */
export const drawnLimit = { max: 60, timeWindow: minuteMs };

const secondsIn = (context: object): number => Math.ceil(('ttl' in context && typeof context.ttl === 'number' ? context.ttl : windowMs) / 1_000);

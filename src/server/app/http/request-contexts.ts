import type { FastifyRequest } from 'fastify';
import type { Clock } from '#core/clock.ts';
import type { Caller, RequestContext } from '#core/sessions/request-context.ts';
import type { Callers } from '#core/sessions/callers.ts';
import { deviceNamed } from '#core/sessions/device.ts';
import { CookieJar } from './cookie-jar.ts';
import { networkOf } from '../traffic/network.ts';
import type { Origin } from './origin.ts';
import { usualTimeoutMs, withTimeout } from '../traffic/timeout.ts';

/** The context of a request over HTTP, with the very jar whose contents go back with the answer. */
export interface WebRequestContext extends RequestContext {
  readonly jar: CookieJar;
}

/** The context of each request, found out once, and only where it is needed. */
export class RequestContexts {
  readonly #callers: Callers;
  readonly #origin: Origin;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #found = new WeakMap<FastifyRequest, Promise<WebRequestContext>>();

  constructor(callers: Callers, origin: Origin, clock: Pick<Clock, 'after'>) {
    this.#callers = callers;
    this.#origin = origin;
    this.#clock = clock;
  }

  of(request: FastifyRequest): Promise<WebRequestContext> {
    const found = this.#found.get(request) ?? this.#find(request);
    this.#found.set(request, found);
    return found;
  }

  async callerOf(request: FastifyRequest): Promise<Caller | undefined> {
    return (await this.of(request)).caller;
  }

  async #find(request: FastifyRequest): Promise<WebRequestContext> {
    const jar = new CookieJar(request, this.#origin);
    const device = deviceNamed(request.headers['user-agent'] ?? '');
    const token = jar.access();
    const caller = token === undefined ? undefined : await withTimeout(this.#clock, usualTimeoutMs, this.#callers.holding(token, device));
    return { caller, jar, device, origin: this.#origin.of(request), network: networkOf(request.ip) };
  }
}

import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  readonly #answers = new WeakMap<FastifyRequest, ServerResponse>();
  readonly #found = new WeakMap<FastifyRequest, Promise<WebRequestContext>>();

  constructor(callers: Callers, origin: Origin, clock: Pick<Clock, 'after'>) {
    this.#callers = callers;
    this.#origin = origin;
    this.#clock = clock;
  }

  /** Tells where a request is answered, so that its context knows when it is over. */
  answered(request: FastifyRequest, { raw }: FastifyReply): void {
    this.#answers.set(request, raw);
  }

  of(request: FastifyRequest): Promise<WebRequestContext> {
    const found = this.#found.get(request) ?? this.#find(request);
    this.#found.set(request, found);
    return found;
  }

  async callerOf(request: FastifyRequest): Promise<Caller | undefined> {
    return (await this.of(request)).caller;
  }

  /** Whether the account of the caller is banned. */
  async isBanned(request: FastifyRequest): Promise<boolean> {
    const caller = await this.callerOf(request);
    return caller !== undefined && withTimeout(this.#clock, usualTimeoutMs, this.#callers.isBanned(caller.member.userId));
  }

  /** The context of a request whose caller does not matter; nobody is asked for it. */
  asGuest(request: FastifyRequest): WebRequestContext {
    const jar = new CookieJar(request, this.#origin);
    const device = deviceNamed(request.headers['user-agent'] ?? '');
    const answer = this.#answers.get(request);
    const whenOver = (act: () => void): void => void (answer?.closed ? act() : answer?.once('close', act));
    return { caller: undefined, jar, device, origin: this.#origin.of(request), network: networkOf(request.ip), whenOver };
  }

  async #find(request: FastifyRequest): Promise<WebRequestContext> {
    const guest = this.asGuest(request);
    const token = guest.jar.access();
    const caller = token === undefined ? undefined : await withTimeout(this.#clock, usualTimeoutMs, this.#callers.holding(token, guest.device));
    return { ...guest, caller };
  }
}

import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#core/clock.ts';
import type { Caller, RequestContext } from '#core/sessions/request-context.ts';
import type { Callers } from '#core/sessions/callers.ts';
import { deviceNamed } from '#core/sessions/device.ts';
import { Failure } from '#core/failure.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import { CookieJar } from './cookie-jar.ts';
import { networkOf } from '../traffic/network.ts';
import { isInside } from '../traffic/rate-limits.ts';
import type { Origin } from './origin.ts';
import { isSigned, verifiedSignature } from './persona-signature.ts';
import { usualTimeoutMs, withTimeout } from '../traffic/timeout.ts';

export interface WebRequestContext extends RequestContext {
  readonly jar: CookieJar;
}

interface CallerPorts {
  readonly callers: Callers;
  readonly signers: PersonaSigners;
}

/** Resolves each request's context once and lazily. */
export class RequestContexts {
  readonly #ports: CallerPorts;
  readonly #origin: Origin;
  readonly #clock: Pick<Clock, 'after' | 'now'>;
  readonly #answers = new WeakMap<FastifyRequest, ServerResponse>();
  readonly #found = new WeakMap<FastifyRequest, Promise<WebRequestContext>>();
  readonly #known = new WeakMap<FastifyRequest, Promise<boolean>>();
  readonly #openers = new Map<string, Caller>();

  constructor(ports: CallerPorts, origin: Origin, clock: Pick<Clock, 'after' | 'now'>) {
    this.#ports = ports;
    this.#origin = origin;
    this.#clock = clock;
  }

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

  /** Reuses the caller for all internal requests of a page. */
  async whileOpening<Made>({ caller, jar }: WebRequestContext, make: () => Promise<Made>): Promise<Made> {
    const token = jar.access();
    if (!caller || token === undefined) return make();
    this.#openers.set(token, caller);
    return make().finally(() => this.#openers.delete(token));
  }

  async isBanned(request: FastifyRequest): Promise<boolean> {
    const { caller, persona } = await this.of(request);
    if (persona !== undefined) return this.#inTime(this.#ports.signers.isBanned(persona));
    return caller !== undefined && this.#inTime(this.#ports.callers.isBanned(caller.member.userId));
  }

  async personaOf(request: FastifyRequest): Promise<string | undefined> {
    const { persona } = await this.of(request);
    if (persona === undefined) return undefined;
    const known = this.#known.get(request) ?? this.#inTime(this.#ports.signers.knows(persona));
    this.#known.set(request, known);
    return (await known) ? persona : undefined;
  }

  /** Login at a company's desk, by the name that limits count it by. */
  async deskOf(request: FastifyRequest): Promise<string | undefined> {
    const token = (await this.of(request)).jar.desk();
    return token === undefined ? undefined : this.#inTime(Promise.resolve(this.#ports.callers.atDesk?.(token)));
  }

  /** Refuses an unnamed or banned persona at execution. */
  async refuseGone(
    persona: string,
    { isOpenToNameless, isOpenToBanned }: { readonly isOpenToNameless: boolean; readonly isOpenToBanned: boolean },
  ): Promise<void> {
    const { signers } = this.#ports;
    if (!isOpenToNameless && !(await signers.knows(persona))) throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
    if (!isOpenToBanned && (await signers.isBanned(persona))) throw new Failure('conflict', undefined, { code: 'BANNED' });
  }

  /** Spends the nonce, refusing replays. */
  async refuseReplayed(request: FastifyRequest): Promise<void> {
    const { publicKey, nonce } = verifiedSignature(request, this.#clock.now());
    if (!(await this.#inTime(this.#ports.signers.spend(publicKey, nonce)))) throw new Failure('signed-out', undefined, { code: 'SIGNATURE_REPLAYED' });
  }

  asGuest(request: FastifyRequest): WebRequestContext {
    const jar = new CookieJar(request, this.#origin);
    const device = deviceNamed(request.headers['user-agent'] ?? '');
    const answer = this.#answers.get(request);
    const whenOver = (act: () => void): void => void (answer?.closed ? act() : answer?.once('close', act));
    return { caller: undefined, jar, device, origin: this.#origin.of(request), network: networkOf(request.ip), whenOver };
  }

  async #find(request: FastifyRequest): Promise<WebRequestContext> {
    const guest = this.asGuest(request);
    if (isSigned(request)) return { ...guest, persona: verifiedSignature(request, this.#clock.now()).publicKey };
    const token = guest.jar.access();
    if (token === undefined) return guest;
    const opener = isInside(request) ? this.#openers.get(token) : undefined;
    const caller = opener ?? (await this.#inTime(this.#ports.callers.holding(token, guest.device)));
    if (caller && !isMeantFor(request, caller)) throw new Failure('signed-out', undefined, { code: 'MEMBER_CHANGED' });
    return { ...guest, caller };
  }

  #inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
    return withTimeout(this.#clock, usualTimeoutMs, asked);
  }
}

/** Rejects pages rendered for another member, since cookies span the whole browser. */
function isMeantFor({ headers }: FastifyRequest, { member }: Caller): boolean {
  const named = headers['signed-in-as'];
  return named === undefined || named === member.userId;
}

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

/** The context of a request over HTTP, with the very jar whose contents go back with the answer. */
export interface WebRequestContext extends RequestContext {
  readonly jar: CookieJar;
}

/** The members and personas who may be behind a request. */
interface CallerPorts {
  readonly callers: Callers;
  readonly signers: PersonaSigners;
}

/** The context of each request, found out once, and only where it is needed. */
export class RequestContexts {
  readonly #ports: CallerPorts;
  readonly #origin: Origin;
  readonly #clock: Pick<Clock, 'after' | 'now'>;
  readonly #answers = new WeakMap<FastifyRequest, ServerResponse>();
  readonly #found = new WeakMap<FastifyRequest, Promise<WebRequestContext>>();
  readonly #known = new WeakMap<FastifyRequest, Promise<boolean>>();
  /** The members whose pages are being made, by the token that those ask with. */
  readonly #openers = new Map<string, Caller>();

  constructor(ports: CallerPorts, origin: Origin, clock: Pick<Clock, 'after' | 'now'>) {
    this.#ports = ports;
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

  /** Lets all that a page asks of this server be asked by the member who opens it, who is not looked up again each time. */
  async whileOpening<Made>({ caller, jar }: WebRequestContext, make: () => Promise<Made>): Promise<Made> {
    const token = jar.access();
    if (!caller || token === undefined) return make();
    this.#openers.set(token, caller);
    return make().finally(() => this.#openers.delete(token));
  }

  /** Whether the account of the caller, or the persona that signed, is banned. */
  async isBanned(request: FastifyRequest): Promise<boolean> {
    const { caller, persona } = await this.of(request);
    if (persona !== undefined) return this.#inTime(this.#ports.signers.isBanned(persona));
    return caller !== undefined && this.#inTime(this.#ports.callers.isBanned(caller.member.userId));
  }

  /** The persona whose key signed a request, where it has a name here. */
  async personaOf(request: FastifyRequest): Promise<string | undefined> {
    const { persona } = await this.of(request);
    if (persona === undefined) return undefined;
    const known = this.#known.get(request) ?? this.#inTime(this.#ports.signers.knows(persona));
    this.#known.set(request, known);
    return (await known) ? persona : undefined;
  }

  /** Refuses a persona that has no name, or is banned, as what it asked for is carried out. */
  async refuseGone(
    persona: string,
    { isOpenToNameless, isOpenToBanned }: { readonly isOpenToNameless: boolean; readonly isOpenToBanned: boolean },
  ): Promise<void> {
    const { signers } = this.#ports;
    if (!isOpenToNameless && !(await signers.knows(persona))) throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
    if (!isOpenToBanned && (await signers.isBanned(persona))) throw new Failure('conflict', undefined, { code: 'BANNED' });
  }

  /** Spends the nonce of a signed request, and refuses one that was sent before (replay). */
  async refuseReplayed(request: FastifyRequest): Promise<void> {
    const { publicKey, nonce } = verifiedSignature(request, this.#clock.now());
    if (!(await this.#inTime(this.#ports.signers.spend(publicKey, nonce)))) throw new Failure('signed-out', undefined, { code: 'SIGNATURE_REPLAYED' });
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

/** Whether the page that asks means this very member, or names none. A cookie is of the whole browser, a page is of one member. */
function isMeantFor({ headers }: FastifyRequest, { member }: Caller): boolean {
  const named = headers['signed-in-as'];
  return named === undefined || named === member.userId;
}

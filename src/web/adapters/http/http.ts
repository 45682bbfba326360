import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { OperationFacts } from '#contract/operation-facts.ts';
import type { Route, Routes, Service } from '#contract/service.ts';
import type { Clock } from '#core/clock.ts';
import { appIdAt, type ClientSystem } from '#core/device/client-system.ts';
import type { Failure } from '#core/failure.ts';
import type { SentCall } from '#core/usage/sent-call.ts';
import { stopsOthers } from '#core/sessions/session-refusal.ts';
import type { Given, KeyedInterceptor, NamedCall, Send } from './interceptor.ts';
import { failureIn, failureOf, givenUp, Refusal, timedOut } from './refusal.ts';

/** Notified once of every failed call. */
export type FailureListener = (failure: Failure, call: NamedCall & { readonly status: number | undefined }) => void;

/** Identifies product and client kind in every request. */
export interface ClientIdentity {
  readonly appid: string;
  readonly systemid: ClientSystem;
}

interface HttpParts {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly identity: ClientIdentity;
  readonly clock: Clock;
  /** Delays before each retry of a read. */
  readonly retryDelaysMs: readonly number[];
}

/** Gives up on dead connections, far later than the server's timeout (B-05). */
export const callTimeoutMs = 20_000;
const fileTimeoutMs = 120_000;

type AnyClient = Client<Record<string, Record<string, never>>>;

interface Way {
  readonly client: AnyClient;
  readonly isApart: boolean;
}

type KeyedFor = (call?: NamedCall, given?: Given) => Promise<KeyedInterceptor> | undefined;

/** HTTP client that retries reads and maps outcomes to an answer or a Failure. */
export class Http {
  readonly #bySession: Way;
  readonly #apart: (sign: Middleware) => Way;
  readonly #identity: ClientIdentity;
  readonly #clock: Clock;
  readonly #retryDelaysMs: readonly number[];
  readonly #inFlight = new Set<AbortController>();
  #listener: FailureListener = () => undefined;
  #tell: (call: SentCall) => void = () => undefined;
  #tellOfChange: () => void = () => undefined;
  #renew: () => Promise<boolean> = async () => false;
  #pageOf: () => string | undefined = () => undefined;
  #keyed: KeyedFor = () => undefined;

  constructor({ origin, fetch, identity, clock, retryDelaysMs }: HttpParts) {
    this.#clock = clock;
    this.#retryDelaysMs = retryDelaysMs;
    const over = (isApart: boolean, middleware: Middleware): Way => {
      const client: AnyClient = createClient({ baseUrl: origin, fetch, ...(isApart && { credentials: 'omit', referrerPolicy: 'no-referrer' }) });
      client.use(middleware);
      return { client, isApart };
    };
    this.#identity = identity;
    this.#bySession = over(
      false,
      introducing((url) => this.introduction(url)),
    );
    this.#apart = (sign) => over(true, sign);
  }

  listen(listener: FailureListener): void {
    this.#listener = listener;
  }

  /** Registers a listener for every request, sent and finished. */
  tellBy(tell: (call: SentCall) => void): void {
    this.#tell = tell;
  }

  /** Registers a listener for session changes that pages show. */
  tellOfChanges(tell: () => void): void {
    this.#tellOfChange = tell;
  }

  /** Registers a single renewal attempt after an expired session, then repeats the call. */
  renewBy(renew: () => Promise<boolean>): void {
    this.#renew = renew;
  }

  /** Names the page's member, so that the server refuses calls under another session. */
  standFor(pageOf: () => string | undefined): void {
    this.#pageOf = pageOf;
  }

  introduction(url = ''): Readonly<Record<string, string>> {
    const { systemid } = this.#identity;
    const appid = appIdAt(url, this.#identity.appid);
    const member = this.#pageOf();
    return { appid, systemid, clientType: this.#clientType, ...(member !== undefined && { 'signed-in-as': member }) };
  }

  get #clientType(): 'desktop' | 'pwa' {
    return this.#identity.systemid === 'AB_WEB' ? 'desktop' : 'pwa';
  }

  interceptBy(keyed: KeyedFor): void {
    this.#keyed = keyed;
  }

  /** Interceptor while this device has the key of a made-up name. */
  async keyedInterceptor(): Promise<KeyedInterceptor | undefined> {
    return this.#keyed();
  }

  service<Operations>(routes: Routes<Operations>): Service<Operations> {
    return this.#over(routes, (operation, route, given) => {
      const call = { operation, facts: factsOf(route) };
      const send: Send = (other, sign) => this.#call(sign ? this.#apart(sign) : this.#bySession, operation, route, other);
      const keyed = this.#keyed(call, given);
      return keyed ? keyed.then(({ take }) => take(call, given, send)) : send(given);
    });
  }

  /** Service without cookies or unsigned headers, whose refusals never affect the session (F-07). */
  under<Operations>(sign: Middleware, routes: Routes<Operations>): Service<Operations> {
    const way = this.#apart(sign);
    return this.#over(routes, (...call) => this.#call(way, ...call));
  }

  #over<Operations>(routes: Routes<Operations>, call: (operation: string, route: Route, given: Given) => Promise<unknown>): Service<Operations> {
    const names = Object.keys(routes) as (keyof Operations & string)[];
    const operations = names.map((name) => [name, (given: Given) => call(name, routes[name], given)]);
    return Object.fromEntries(operations) as Service<Operations>;
  }

  /** Cancels current calls, not later ones. */
  cancelAll(): void {
    for (const call of this.#inFlight) call.abort(givenUp);
  }

  async #call(way: Way, operation: string, route: Route, given: Given): Promise<unknown> {
    const [[method], facts] = [route, factsOf(route)];
    const sent = facts.byPage ? { ...given, header: { ...given.header, systemid: this.#clientType } } : given;
    let mayRenew = true;
    for (let tries = 0; ; tries++) {
      const outcome = await this.#timed(way, { operation, facts }, given.body, () => this.#try(way.client, route, sent));
      if (!(outcome instanceof Refusal)) {
        if (method !== 'get' && !way.isApart && !facts.recorded && !facts.unasked) this.#tellOfChange();
        return outcome;
      }
      if (mayRenew && outcome.failure.kind === 'signed-out') {
        mayRenew = false;
        if (way.isApart ? outcome.failure.code === 'SIGNATURE_EXPIRED' : await this.#renew()) continue;
      }
      const waitMs = method === 'get' && outcome.mayPass ? this.#retryDelaysMs[tries] : undefined;
      if (waitMs === undefined) throw way.isApart && outcome.failure.kind !== 'offline' ? outcome.failure : this.#refused({ operation, facts }, outcome);
      await this.#pause(waitMs);
    }
  }

  #refused(call: NamedCall, { failure, status }: Refusal): Failure {
    if (stopsOthers(failure.kind, call.facts)) this.cancelAll();
    this.#listener(failure, { ...call, status });
    return failure;
  }

  async #timed(way: Way, named: NamedCall, body: unknown, send: () => Promise<unknown>): Promise<unknown> {
    const call = { ...named, body, isApart: way.isApart, at: this.#clock.now() };
    this.#tell(call);
    const outcome = await send();
    this.#tell({ ...call, ms: this.#clock.now() - call.at, isDone: !(outcome instanceof Refusal) });
    return outcome;
  }

  async #try(client: AnyClient, route: Route, { path: places, query, header, body, form }: Given): Promise<unknown> {
    const [method, path] = route;
    const call = new AbortController();
    const { signal } = call;
    const sent = form ? body : asSent(body);
    const stopWaiting = this.#clock.after(sent !== body || form ? fileTimeoutMs : callTimeoutMs, () => call.abort(timedOut));
    this.#inFlight.add(call);
    try {
      const init = { params: { path: places, query, header }, body: sent, signal, ...form } as never;
      const { data, error, response } = await client.request(method, path as never, init);
      if (response.ok && (data !== undefined || response.status === 204 || response.status === 202 || mayBeEmpty(route))) return data;
      return new Refusal(failureIn(response, error), response.status);
    } catch (error) {
      return new Refusal(failureOf(error, signal), undefined);
    } finally {
      stopWaiting();
      this.#inFlight.delete(call);
    }
  }

  /** Jitters the wait, so that clients do not return together. */
  #pause(waitMs: number): Promise<void> {
    return new Promise((wake) => this.#clock.after(waitMs * (0.75 + Math.random() / 2), wake));
  }
}

/** Accepts 200 as well as 204 from a logout. */
const mayBeEmpty = (route: Route): boolean => factsOf(route).reportedAs !== undefined;

const factsOf = ([, , facts = {}]: Route): OperationFacts => facts;

/** Files travel as a form, other bodies unchanged. */
function asSent(body: unknown): unknown {
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof Uint8Array)) return body;
  const form = new FormData();
  for (const [name, bytes] of fields) form.append(name, new Blob([bytes]), name);
  return form;
}

function introducing(introduction: (url: string) => Readonly<Record<string, string>>): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(introduction(request.url))) if (!request.headers.has(name)) request.headers.set(name, value);
      return request;
    },
  };
}

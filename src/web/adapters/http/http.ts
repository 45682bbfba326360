import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { OperationFacts } from '#contract/operation-facts.ts';
import type { Method, Route, Routes, Service } from '#contract/service.ts';
import type { Clock } from '#core/clock.ts';
import type { Failure } from '#core/failure.ts';
import type { SentCall } from '#core/usage/sent-call.ts';
import { stopsOthers } from '#core/sessions/session-refusal.ts';
import type { Given, KeyedInterceptor, NamedCall, Send } from './interceptor.ts';
import { failureIn, failureOf, givenUp, Refusal, timedOut } from './refusal.ts';

/** Hears of every failed call, once for each. */
export type FailureListener = (failure: Failure, call: NamedCall & { readonly status: number | undefined }) => void;

/** Headers of every request, so that the server knows which product asks and from what kind of client. */
export interface ClientIdentity {
  readonly appid: string;
  readonly systemid: 'AB_WEB' | 'AB_MSITE' | 'AB_IOS' | 'AB_ANDROID';
}

interface HttpParts {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly identity: ClientIdentity;
  readonly clock: Clock;
  /** The delay before each retry of a reading call; after the last retry it has failed. */
  readonly retryDelaysMs: readonly number[];
}

/** The time after which a call without an answer is given up: a line may be there and carry nothing. The server answers long before (B-05); bytes of a file take longer to leave. */
export const callTimeoutMs = 20_000;
const fileTimeoutMs = 120_000;

type AnyClient = Client<Record<string, Record<string, never>>>;

/** A way to send calls: with what the browser knows of its session, or apart from it. */
interface Way {
  readonly client: AnyClient;
  readonly isApart: boolean;
}

/** Answers the detour of a call, or of all calls where none is named. */
type KeyedFor = (call?: NamedCall, given?: Given) => Promise<KeyedInterceptor> | undefined;

/** The HTTP client: retries what only reads, and turns every outcome into an answer or a Failure. */
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
      introducing(() => this.introduction()),
    );
    this.#apart = (sign) => over(true, sign);
  }

  /** Sets who hears of failures. */
  listen(listener: FailureListener): void {
    this.#listener = listener;
  }

  /** Sets who is notified of every request, when it is sent and when it is over. */
  tellBy(tell: (call: SentCall) => void): void {
    this.#tell = tell;
  }

  /** Sets who is told when the session has changed something that pages show. */
  tellOfChanges(tell: () => void): void {
    this.#tellOfChange = tell;
  }

  /** Sets who is asked once, when a call is refused because the session is over, whether it could be renewed; then the call is made again. */
  renewBy(renew: () => Promise<boolean>): void {
    this.#renew = renew;
  }

  /** Sets who is asked which member the page means. The server refuses its calls where another one is signed in. */
  standFor(pageOf: () => string | undefined): void {
    this.#pageOf = pageOf;
  }

  /** The headers of every call by the session. */
  introduction(): Readonly<Record<string, string>> {
    const { appid, systemid } = this.#identity;
    const member = this.#pageOf();
    return { appid, systemid, clientType: systemid === 'AB_WEB' ? 'desktop' : 'pwa', ...(member !== undefined && { 'signed-in-as': member }) };
  }

  /** Sets how calls travel that may be the matter of a made-up name; nothing for those that are not. */
  interceptBy(keyed: KeyedFor): void {
    this.#keyed = keyed;
  }

  /** The ways that calls take while this device holds the key of a made-up name; nothing where it holds none. */
  async keyedInterceptor(): Promise<KeyedInterceptor | undefined> {
    return this.#keyed();
  }

  /** A service whose operations travel by these routes. */
  service<Operations>(routes: Routes<Operations>): Service<Operations> {
    return this.#over(routes, (operation, route, given) => {
      const call = { operation, facts: factsOf(route) };
      const send: Send = (other, sign) => this.#call(sign ? this.#apart(sign) : this.#bySession, operation, route, other);
      const keyed = this.#keyed(call, given);
      return keyed ? keyed.then(({ take }) => take(call, given, send)) : send(given);
    });
  }

  /** A service apart from the session: without cookies and without a header of the browser but those that are signed. Its refusals say nothing of the session (F-07); that no answer came is reported like any other. */
  under<Operations>(sign: Middleware, routes: Routes<Operations>): Service<Operations> {
    const way = this.#apart(sign);
    return this.#over(routes, (...call) => this.#call(way, ...call));
  }

  #over<Operations>(routes: Routes<Operations>, call: (operation: string, route: Route, given: Given) => Promise<unknown>): Service<Operations> {
    const names = Object.keys(routes) as (keyof Operations & string)[];
    const operations = names.map((name) => [name, (given: Given) => call(name, routes[name], given)]);
    return Object.fromEntries(operations) as Service<Operations>;
  }

  /** Gives up every call under way. Calls made from now on are not touched. */
  cancelAll(): void {
    for (const call of this.#inFlight) call.abort(givenUp);
  }

  async #call(way: Way, operation: string, route: Route, given: Given): Promise<unknown> {
    const [[method, path], facts] = [route, factsOf(route)];
    let mayRenew = true;
    for (let tries = 0; ; tries++) {
      const outcome = await this.#timed(way, { operation, facts }, given.body, () => this.#try(way.client, method, path, given));
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

  async #try(client: AnyClient, method: Method, path: string, { path: places, query, header, body, form }: Given): Promise<unknown> {
    const call = new AbortController();
    const { signal } = call;
    const sent = form ? body : asSent(body);
    const stopWaiting = this.#clock.after(sent !== body || form ? fileTimeoutMs : callTimeoutMs, () => call.abort(timedOut));
    this.#inFlight.add(call);
    try {
      const init = { params: { path: places, query, header }, body: sent, signal, ...form } as never;
      const { data, error, response } = await client.request(method, path as never, init);
      if (response.ok && (data !== undefined || response.status === 204 || response.status === 202)) return data;
      return new Refusal(failureIn(response, error), response.status);
    } catch (error) {
      return new Refusal(failureOf(error, signal), undefined);
    } finally {
      stopWaiting();
      this.#inFlight.delete(call);
    }
  }

  /** Waits a little longer or shorter than asked, so that many clients do not come back at once. */
  #pause(waitMs: number): Promise<void> {
    return new Promise((wake) => this.#clock.after(waitMs * (0.75 + Math.random() / 2), wake));
  }
}

const factsOf = ([, , facts = {}]: Route): OperationFacts => facts;

/** Files travel as a form, anything else as it is. */
function asSent(body: unknown): unknown {
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof Uint8Array)) return body;
  const form = new FormData();
  for (const [name, bytes] of fields) form.append(name, new Blob([bytes]), name);
  return form;
}

function introducing(introduction: () => Readonly<Record<string, string>>): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(introduction())) request.headers.set(name, value);
      return request;
    },
  };
}

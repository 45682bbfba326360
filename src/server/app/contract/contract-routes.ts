import multipart from '@fastify/multipart';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { isSearchEngine } from '#core/bots/search-engine.ts';
import { countsAsIn, isContribution, operationCountOf, timedOperations, type OperationCount } from '#core/usage/counted-operations.ts';
import type { WaitingRequests } from '#server/adapters/persona-keys/waiting-requests.ts';
import type { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import type { Caller, RequestContext } from '#core/sessions/request-context.ts';
import type { RequestContexts, WebRequestContext } from '../http/request-contexts.ts';
import type { HttpAnswer } from '../http/answer.ts';
import { isSigned, refuseCredentials } from '../http/persona-signature.ts';
import { AnswerFilters } from './answer-filter.ts';
import { handlersOf, type Services } from './handlers.ts';
import type { Operation } from '#openapi/read/operation.ts';
import { readForm } from './read-form.ts';
import { inputReader, type RequestInput } from '#openapi/read/read-input.ts';
import { isToWait, takingLater } from './taken-request.ts';
import type { Contracts } from '#openapi/read/read-contracts.ts';
import { validatorsOf } from '#openapi/read/validators.ts';
import { refuseCrossSite } from '../http/csrf.ts';
import { networkOf } from '../traffic/network.ts';
import { isInside } from '../traffic/rate-limits.ts';
import type { ResponseCaches } from '../traffic/response-cache.ts';
import { JsonAnswer } from '../http/json-answer.ts';
import { isCountedVisit } from '../http/counted-visit.ts';
import { RedirectAnswer } from '../http/redirect-answer.ts';
import { renewing } from './renewing.ts';
import { OperationRateLimits, type GroupLimits } from './operation-rate-limits.ts';
import type { Origin } from '../http/origin.ts';
import { LargeBodies, largeBodyBytes } from '../traffic/large-bodies.ts';
import type { Overload } from '../traffic/overload.ts';
import { usualTimeoutMs, withTimeout } from '../traffic/timeout.ts';

export interface ContractParts {
  readonly contracts: Contracts;
  readonly services: Services;
  readonly clock: Clock & MonotonicClock;
  readonly origin: Origin;
  /** Request contexts; answers to a member are never cached for others. */
  readonly contexts: RequestContexts;
  /** Overrides limits of groups within the contract's period. */
  readonly groupLimits: GroupLimits;
  readonly caches: ResponseCaches;
  readonly overload: Pick<Overload, 'admit'>;
  readonly waiting: WaitingRequests;
  readonly usage?: Pick<PendingUsage, 'done' | 'timeOperations'>;
}

interface Answered {
  readonly answer: HttpAnswer;
  readonly count: OperationCount | undefined;
}

const maxEntries = 500;
/** Forms are read by their route, however slow. */
const formTimeoutMs = 12_000;

export function contractRoutes(app: FastifyInstance, parts: ContractParts): void {
  const { contracts, services, clock, origin, contexts, groupLimits, caches, waiting, usage } = parts;
  const validators = validatorsOf(contracts.files);
  const filters = new AnswerFilters();
  const rateLimits = new OperationRateLimits(app, groupLimits);
  const cache = caches.open<Answered>(maxEntries);
  const forms: RouteOptions[] = [];
  usage?.timeOperations(timedOperations(contracts.operations));
  const countedIn = counting(usage);
  const later = takingLater(waiting, contexts);
  const renew = renewing(caches);
  const [admit, shed] = [admitting(new LargeBodies(clock), contexts), shedding(parts)];
  for (const [operation, handlerFor] of handlersOf(contracts.operations, services)) {
    const [{ body }, countsAs] = [operation, countsAsIn(operation.countsAs)];
    const isForm = body?.media === 'multipart/form-data';
    const read = inputReader(operation, validators);
    const answerOf = answerer(operation, filters);
    const answered = async (context: RequestContext, input: RequestInput): Promise<Answered> => {
      // Renews also where nobody waited for the end of it.
      const done = handlerFor(context)(input as never).then((made) => (renew(operation, made), made));
      const value = await withTimeout(clock, timeoutOf(operation), done);
      return { answer: answerOf(value), count: operationCountOf(countsAs, input, value) };
    };
    const route: RouteOptions = {
      ...routeOf(operation),
      config: configOf(operation),
      onRequest: [...shed(operation).enter, rateLimits.of(operation), ...guards(operation, origin, contexts, waiting), ...(isLarge(operation) ? [admit] : [])],
      onSend: shed(operation).leave,
      handler: async (request, reply) => {
        const input = read(request, isForm ? await readForm(request, body) : undefined);
        const context = await (isImpersonal(operation) ? contexts.asGuest(request) : contexts.of(request));
        if (isToWait(operation, request)) return (await later(operation, input, context, doneLater(answered, usage))).send(request, reply, 'no-store');
        if (!operation.cacheSeconds || context.caller || context.persona !== undefined) {
          const { answer } = countedIn(request, await withCookies(operation, context, reply, () => answered(context, input)));
          return answer.send(request, reply, 'no-store');
        }
        const key = JSON.stringify([operation.operationId, input.path, input.query]);
        const found = await cache.get(key, operation.cacheSeconds * 1_000, () => answered({ ...context, isForEveryone: true }, input));
        return countedIn(request, found).answer.send(request, reply, `public, max-age=${operation.cacheSeconds}`);
      },
    };
    if (isForm) forms.push(route);
    else app.route(route);
  }
  if (forms.length > 0) formRoutes(app, forms);
}

const configOf = (operation: Operation): FastifyContextConfig => ({
  timeoutMs: timeoutOf(operation) + usualTimeoutMs + (operation.body?.media === 'multipart/form-data' ? formTimeoutMs : 0),
  isUnnamed: mayBeWrittenByKey(operation),
  takesBytes: operation.body?.media === 'application/octet-stream',
});

const doneLater =
  (answered: (context: RequestContext, input: RequestInput) => Promise<Answered>, usage: ContractParts['usage']) =>
  async (context: RequestContext, input: RequestInput): Promise<void> => {
    const { count } = await answered(context, input);
    if (count && !context.isTrial) usage?.done(count, context.network);
  };

const admitting =
  (largeBodies: LargeBodies, contexts: RequestContexts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { caller, persona, network } = await contexts.of(request);
    await largeBodies.admit(caller?.member.userId ?? persona ?? network, reply);
  };

/** Sheds reads under overload, except those of admitted pages; releases once answered, as readers may never fetch. */
function shedding({ overload }: Pick<ContractParts, 'overload'>) {
  const places = new WeakMap<FastifyRequest, () => void>();
  const enter = async (request: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    if (isInside(request)) return;
    const leave = overload.admit();
    places.set(request, leave);
    raw.once('close', leave);
  };
  const leave = async (request: FastifyRequest): Promise<void> => places.get(request)?.();
  return (operation: Operation) => (mayBeRefused(operation) ? { enter: [enter], leave: [leave] } : { enter: [], leave: [] });
}

/** Sheds only repeatable reads, never changes, login steps or probes. */
const mayBeRefused = ({ changes, service }: Operation): boolean => !changes && service !== 'login' && service !== 'system';

/** Counts successes, even cached; internal requests have no network. */
const counting =
  (usage: ContractParts['usage']) =>
  (request: FastifyRequest, made: Answered): Answered => {
    if (made.count) usage?.done(made.count, isInside(request) || !isCountedVisit(request) ? undefined : networkOf(request.ip));
    return made;
  };

/** Parses forms only where an operation takes them. */
function formRoutes(app: FastifyInstance, routes: readonly RouteOptions[]): void {
  app.register(async (within) => {
    within.removeAllContentTypeParsers();
    await within.register(multipart);
    for (const route of routes) within.route(route);
  });
}

/** Skips caller lookup for anonymous operations and probes, so that liveness needs no database (B-05). */
const isImpersonal = ({ service, cacheSeconds, isByNobody }: Operation): boolean => isByNobody || (service === 'system' && cacheSeconds === undefined);

const mayBeWrittenByKey = ({ countsAs, changes, takesSignature, takesContribution }: Operation): boolean =>
  changes && (takesSignature || takesContribution || isContribution(countsAs));

const isLarge = ({ body }: Operation): boolean => (body?.maxBytes ?? 0) > largeBodyBytes;

const timeoutOf = ({ timeoutSeconds }: Operation): number => (timeoutSeconds === undefined ? usualTimeoutMs : timeoutSeconds * 1_000);

/** Restricts path parts with fixed words to those words. */
function routeOf({ method, path, parameters, body }: Operation): Pick<RouteOptions, 'method' | 'url' | 'bodyLimit'> {
  const wordsOf = (name: string): unknown => parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema.at('enum')?.value;
  return {
    method: method.toUpperCase(),
    url: path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
      const words = wordsOf(name);
      return Array.isArray(words) ? `:${name}(^${words.join('|')}$)` : `:${name}`;
    }),
    ...(body ? { bodyLimit: body.maxBytes } : {}),
  };
}

/** Refuses search engines, except calls made while rendering a page for one. */
async function refuseBot(request: FastifyRequest): Promise<void> {
  if (!isInside(request) && isSearchEngine(request.headers['user-agent'] ?? '')) throw new Failure('invalid', undefined, { code: 'BOT_REFUSED' });
}

/** Refuses unauthorised callers before anything else. */
const guards = (operation: Operation, origin: Origin, contexts: RequestContexts, waiting: WaitingRequests) => [
  ...(operation.refusesBots ? [refuseBot] : []),
  guard(operation, origin, contexts, waiting),
];

/** Settles caller and origin before reading the request. */
const guard = (operation: Operation, origin: Origin, contexts: RequestContexts, waiting: WaitingRequests) =>
  async function refuse(request: FastifyRequest): Promise<void> {
    const { isOpen, isByNobody, isOpenToDeactivated, isOpenToBanned, takesSession, takesDesk, changes } = operation;
    if (isByNobody) refuseCredentials(request);
    if (isSigned(request)) await refuseSigner(operation, request, contexts, waiting);
    else if (takesDesk) refuseDeskless(await contexts.of(request));
    else if (!isOpen) refuseCaller(takesSession ? await contexts.callerOf(request) : undefined, isOpenToDeactivated);
    if (changes) refuseCrossSite(request, origin);
    if (changes && !isOpen && !isOpenToBanned && (await contexts.isBanned(request))) throw new Failure('conflict', undefined, { code: 'BANNED' });
  };

/** Refuses an unexpected signature, a nameless key, the wrong kind of key, and a replay. */
async function refuseSigner(operation: Operation, request: FastifyRequest, contexts: RequestContexts, waiting: WaitingRequests): Promise<void> {
  const { takesSignature, takesContribution, isOpenToNameless } = operation;
  const { persona: signer } = await contexts.of(request);
  const isNamed = (takesSignature || takesContribution) && (await contexts.personaOf(request)) !== undefined;
  if (isNamed ? !takesSignature : !takesSignature && !takesContribution)
    throw new Failure('invalid', 'This is not asked under a made-up name.', { code: 'REQUEST_INVALID' });
  // A key whose name waits has what it writes wait with it.
  const waitsWithName = signer !== undefined && isToWait(operation, request) && waiting.has(signer);
  if (signer === undefined || !(isNamed || takesContribution || isOpenToNameless || waitsWithName))
    throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
  await contexts.refuseReplayed(request);
}

/** Refuses who brings no cookie of a desk; the operation looks up whose it is. */
function refuseDeskless({ jar }: WebRequestContext): void {
  if (jar.desk() === undefined) throw new Failure('signed-out');
}

function refuseCaller(caller: Caller | undefined, isOpenToDeactivated: boolean): void {
  if (!caller) throw new Failure('signed-out');
  if (caller.member.isDeactivated && !isOpenToDeactivated)
    throw new Failure('conflict', 'Your account is deactivated. Come back first.', { code: 'ACCOUNT_RESTING' });
}

/** Sends cookies even with refusals, so that an ended session clears them. */
async function withCookies<Made>(
  { success, operationId }: Operation,
  { jar }: WebRequestContext,
  reply: FastifyReply,
  make: () => Promise<Made>,
): Promise<Made> {
  const [outcome] = await Promise.allSettled([make()]);
  if (jar.answers.length > 0) {
    if (!success.setsCookies) throw new Error(`${operationId} sets cookies, and its contract does not say so.`);
    reply.header('set-cookie', jar.answers);
  }
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

function answerer({ success }: Operation, filters: AnswerFilters): (value: unknown) => HttpAnswer {
  if (success.isRedirect) return (value) => new RedirectAnswer(success.status, value);
  const filter = success.schema && filters.of(success.schema);
  return (value) => new JsonAnswer(success.status, filter && JSON.stringify(filter(value)), success.headers);
}
